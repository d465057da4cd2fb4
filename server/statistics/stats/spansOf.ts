import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { bucketsOf, type Bucket, type ChartUnit } from './buckets.ts';

/** The days, weeks or months of a period that have begun. */
export const spansOf = (
  { session, now }: Pick<QueryContext, 'session' | 'now'>,
  period: Period,
  unit: ChartUnit,
): Bucket[] => {
  const today = studyDateOf(now, session.studyClock);
  return bucketsOf(period, unit, today).filter(({ since }) => since <= today);
};
