import * as yup from 'yup';
import { attentionRuleIds } from '../attention/attentionRuleIds.ts';
import type { AttentionSettings } from '../attention/attentionSettings.ts';
import { limits } from '../limits.ts';
import { choice, count, date, flag, id, instant, listOf, maybe, shape, text } from './fields.ts';

/** Why a student needs attention. `value` and `compared` are days, times or seconds, as the rule says. */
const attentionFinding = shape({
  rule: choice(attentionRuleIds),
  /** The first study day of it; with `isLonger` it may have begun earlier than the list looks back. */
  since: date,
  isLonger: flag,
  value: count,
  compared: maybe(count),
  /** Who handled it, when, and what came of it; null while it is open. */
  handled: maybe(shape({ by: text, at: instant, note: text })),
});
export type AttentionFinding = yup.InferType<typeof attentionFinding>;

/** A student who needs attention, with the reasons. */
export const attentionEntry = shape({
  customerId: id,
  userId: id,
  name: text,
  email: text,
  managerId: maybe(id),
  managerName: maybe(text),
  findingCount: count,
  /** The earliest beginning. */
  since: date,
  findings: listOf(attentionFinding),
});
export type AttentionEntry = yup.InferType<typeof attentionEntry>;

/** How many students are listed, in the filters of the query besides the rule and the state. */
export const attentionCounts = {
  /** The last study day that counts. */
  asOf: date,
  openCount: count,
  handledCount: count,
  ruleCounts: listOf(shape({ rule: choice(attentionRuleIds), count })),
};

const { thresholds } = limits.attention;
const threshold = ({ min, max }: { min: number; max: number }) =>
  yup
    .number()
    .integer('validation.numeric')
    .min(min, 'validation.choice')
    .max(max, 'validation.choice')
    .required();

/** When students need attention, as an academy sets it. */
export const attentionSettings = shape({
  attendanceBelow: threshold(thresholds.attendanceBelow),
  attendanceDays: threshold(thresholds.attendanceDays),
  absencesInARow: threshold(thresholds.absencesInARow),
  studyDownBy: threshold(thresholds.studyDownBy),
  lostStreak: threshold(thresholds.lostStreak),
  cameraOffTimes: threshold(thresholds.cameraOffTimes),
  missedTargets: threshold(thresholds.missedTargets),
} satisfies Record<keyof AttentionSettings, yup.Schema>);
