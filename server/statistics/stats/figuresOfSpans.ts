import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { studentFigures, type StudentFigures } from '../studentFigures.ts';
import { bucketsOf, type Bucket, type ChartUnit } from './buckets.ts';

interface SpanFigures {
  /** A row's figures for its days. */
  span: { date: string; until: string; mark: Bucket['mark'] };
  figures: StudentFigures[];
}

/** The students' figures of each day, week or month of a period that has begun. */
export async function figuresOfSpans(
  asking: QueryContext,
  period: Period,
  unit: ChartUnit,
): Promise<SpanFigures[]> {
  const today = studyDateOf(asking.now, asking.session.studyClock);
  const spans: SpanFigures[] = [];
  for (const { since, until, mark } of bucketsOf(period, unit, today)) {
    if (since > today) break;
    const figures = await studentFigures(asking, { since, until });
    spans.push({ span: { date: since, until, mark }, figures });
  }
  return spans;
}
