import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Seconds as hours and minutes in words, for headings and axes, where a clock's digits would be misread. */
export function useDuration() {
  const translate = useTranslate();
  return useCallback(
    (seconds: number): string => {
      const minutes = Math.round(seconds / 60);
      const hours = Math.floor(minutes / 60);
      if (hours === 0) return translate('insight.minutes', { minutes });
      if (minutes % 60 === 0) return translate('insight.hours', { hours });
      return translate('insight.duration', { hours, minutes: minutes % 60 });
    },
    [translate],
  );
}
