import type { Contract } from '../../../src/contract/index.ts';
import type { SpanStat } from '../../../src/domain/entities/statistics.ts';
import { sumTallies } from '../../attendance/sumTallies.ts';
import type { Context } from '../../core/context.ts';
import { average } from '../average.ts';
import { figuresOfSpans } from './figuresOfSpans.ts';
import { statsPeriod } from './period.ts';

/** Everyone in scope together: one row per day, week or month. */
export async function spanStats(context: Context<Contract['stats']['spans']>): Promise<SpanStat[]> {
  const { managerId, unit } = context.query;
  const spans = await figuresOfSpans({ ...context, managerId }, statsPeriod(context.query), unit);
  return spans.map(({ span, figures }) => {
    const active = figures.filter(({ isActive }) => isActive);
    return {
      ...span,
      avgStudySeconds: Math.round(average(active.map(({ avgSeconds }) => avgSeconds))),
      targetSeconds: Math.round(average(active.map(({ targetSeconds }) => targetSeconds))),
      attainmentRate: average(active.map(({ attainmentRate }) => attainmentRate)),
      attendanceRate: sumTallies(figures).rate,
    };
  });
}
