import type { StudyClock } from '../../src/domain/studyClock.ts';
import { groups } from '../database/schema/index.ts';

/** The columns of `groups` that make its study clock. */
export const studyClockColumns = {
  timeZone: groups.timeZone,
  dayStartsAt: groups.dayStartsAt,
  formerClocks: groups.formerClocks,
};

export type StudyClockRow = Pick<typeof groups.$inferSelect, keyof typeof studyClockColumns>;

/** An academy's study clock, from those columns. */
export const studyClockOf = ({ timeZone, dayStartsAt, formerClocks }: StudyClockRow): StudyClock => ({
  zone: timeZone,
  dayStartsAt,
  former: formerClocks,
});
