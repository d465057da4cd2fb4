import { useEffect, useState } from 'react';

/** Whole seconds until an instant of this browser's clock, given in milliseconds; 0 once it has passed. */
export function useCountdown(until: number | null): number {
  const left = () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tick = () => setSeconds(until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
