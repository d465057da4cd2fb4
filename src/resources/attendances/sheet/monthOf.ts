import type { Period } from '../../../domain/period.ts';
import { daysBetween } from '../../../domain/studyDay.ts';

/** As many days as fit on a sheet. */
const mostDays = 31;

/** The days of a sheet: the period where it fits, else the part of it that is in the month of its last day. */
export const monthOf = ({ since, until }: Period): Period =>
  daysBetween(since, until) <= mostDays ? { since, until } : { since: `${until.slice(0, 8)}01`, until };
