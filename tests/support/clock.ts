import { add, type Duration } from 'date-fns';

/** A clock that a test moves by hand. */
export interface TestClock {
  (): Date;
  set: (instant: string | Date) => void;
  advance: (by: Duration) => void;
}

/** Ten in the morning of a Monday in Seoul, within one study day and far from a change of clocks. */
const usualNow = '2026-03-02T10:00:00+09:00';

export function createClock(start: string = usualNow): TestClock {
  let now = new Date(start);
  return Object.assign(() => now, {
    set: (instant: string | Date) => void (now = new Date(instant)),
    advance: (by: Duration) => void (now = add(now, by)),
  });
}
