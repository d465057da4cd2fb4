import { useTranslate } from 'ra-core';

/** How long a room has been open, in its two largest units. */
export function Duration({ seconds }: { seconds: number }) {
  const translate = useTranslate();
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return <>{translate(`rooms.duration.${unit}`, { days, hours: hours % 24, minutes: minutes % 60 })}</>;
}
