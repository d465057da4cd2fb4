import { useEffect, useState } from 'react';
import { everySecond } from './everySecond.ts';

const secondsUntil = (until: number | null) =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/** Whole seconds until an instant of this browser's clock, given in milliseconds; 0 once it has passed. */
export function useCountdown(until: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const update = () => setSeconds(secondsUntil(until));
    update();
    return everySecond(update);
  }, [until]);
  return seconds;
}
