import type { Contract } from '../../../src/contract/index.ts';
import type { SpanStat } from '../../../src/domain/entities/statistics.ts';
import { rateOf } from '../../attendance/attendanceRules.ts';
import type { Context } from '../../core/context.ts';
import { spanAverages } from '../spanAverages.ts';
import { statsPeriod } from './period.ts';
import { spansOf } from './spansOf.ts';

/** Everyone in scope together: one row per day, week or month. */
export async function spanStats(context: Context<Contract['stats']['spans']>): Promise<SpanStat[]> {
  const { managerId, unit } = context.query;
  const spans = spansOf(context, statsPeriod(context.query), unit);
  if (spans.length === 0) return [];
  const rows = await spanAverages({ ...context, managerId }, spans, 'everyone');
  const byPlace = new Map(rows.map(row => [row.place, row]));
  return spans.map(({ since, until, mark }, index) => {
    const row = byPlace.get(index + 1);
    return {
      date: since,
      until,
      mark,
      avgStudySeconds: row?.avgSeconds ?? 0,
      targetSeconds: row?.targetSeconds ?? 0,
      attainmentRate: row?.attainmentRate ?? 0,
      attendanceRate: rateOf(row?.presentCount ?? 0, row?.absentCount ?? 0),
    };
  });
}
