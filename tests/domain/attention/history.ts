import { dayFlags, type StudentHistory } from '../../../src/domain/attention/studentHistory.ts';

const { counted, present, studied, belowTarget } = dayFlags;
/** Days as letters: studied to the target, studied below it, present without study, absent, not counted, studied although not expected. */
const flags: Record<string, number> = {
  S: counted | present | studied,
  B: counted | present | studied | belowTarget,
  P: counted | present | belowTarget,
  A: counted,
  '-': 0,
  X: present | studied | counted,
};

/** A history for unit tests, yesterday first, of a student who has been a member for long. */
export const historyOf = (letters: string, more: Partial<StudentHistory> = {}): StudentHistory => ({
  days: [...letters].map(letter => flags[letter]!),
  memberDays: 1_000,
  weeks: [],
  camerasOff: [],
  ...more,
});
