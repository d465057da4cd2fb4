import { limits } from './limits.ts';
import type { StudyClock } from './studyClock.ts';

/** The study clock of an academy that has set none, in its zone. */
export const defaultClock = (zone: string): StudyClock => ({
  zone,
  dayStartsAt: limits.studyDay.startsAt,
  former: [],
});
