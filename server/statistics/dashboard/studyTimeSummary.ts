import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { StudyTimeSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { average } from '../average.ts';
import { percentile } from '../percentile.ts';
import { ranked } from '../ranked.ts';
import { studentFigures } from '../studentFigures.ts';
import { studyOfDays, type DayFigures } from '../studyOfDays.ts';
import { topAndBottom } from '../topAndBottom.ts';

const toDay = ({ date, avgSeconds, studentCount, incomplete }: DayFigures) => ({
  date,
  avgTotalTimeSeconds: avgSeconds,
  studentCount,
  incomplete,
});

/** How study time is spread over the students: their averages a day, percentiles and ranks by total. */
export async function studyTimeSummaryOf(
  context: Context<Contract['dashboard']['studyTimeSummary']>,
): Promise<StudyTimeSummary> {
  const { session, now, query } = context;
  const { recent, last, lastComplete } = comparedPeriods(query.period, studyDateOf(now, session.studyClock));
  const [figures, before, days] = await Promise.all([
    studentFigures(context, recent),
    studentFigures(context, lastComplete),
    studyOfDays(context, { since: last.since, until: recent.until }),
  ]);
  const places = ranked(
    figures.filter(({ isActive }) => isActive),
    ({ totalSeconds }) => totalSeconds,
  );
  const { top, bottom } = topAndBottom(places);
  const averages = places.map(({ avgSeconds }) => avgSeconds);
  const meanOf = (of: typeof places) => Math.round(average(of.map(({ avgSeconds }) => avgSeconds)));
  const at = (percent: number) => Math.round(percentile(averages, percent));
  const beforeOf = new Map(before.map(({ customerId, avgSeconds }) => [customerId, avgSeconds]));
  const toRank = ({ customerId, completeAvgSeconds, ...figure }: (typeof places)[number]) => ({
    ...pick(figure, ['rank', 'userId', 'name', 'avgSeconds', 'totalSeconds']),
    customerId,
    recentDayAvgSeconds: completeAvgSeconds,
    lastDayAvgSeconds: beforeOf.get(customerId) ?? null,
  });
  return {
    period: query.period,
    ...recent,
    lastStudyTimeSummaries: days.filter(({ date }) => date < recent.since).map(toDay),
    recentStudyTimeSummaries: days.filter(({ date }) => date >= recent.since).map(toDay),
    studyTimePercentiles: {
      topTenAvgTimeSeconds: meanOf(top),
      bottomTenAvgTimeSeconds: meanOf(bottom),
      avgTimeSeconds: meanOf(places),
      p25Seconds: at(25),
      p50Seconds: at(50),
      p75Seconds: at(75),
      p90Seconds: at(90),
    },
    studyTimeRanks: { top: top.map(toRank), bottom: bottom.map(toRank) },
  };
}
