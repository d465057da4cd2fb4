import { sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { StudyTimeSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { average } from '../average.ts';
import { recordedSince } from '../recordedSince.ts';
import { toTrend } from '../toTrend.ts';
import { rankedFigures, type RankedFigures } from '../rankedFigures.ts';
import { studyOfPeriods, type DayFigures } from '../studyOfDays.ts';

const shares = [0.25, 0.5, 0.75, 0.9];

interface Sums {
  percentiles: number[] | null;
}

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
  const today = studyDateOf(now, session.studyClock);
  const { recent, last, lastComplete } = comparedPeriods(query.period, today, query.compareSince);
  const [{ top, bottom, sums }, [recentDays = [], lastDays = []], first] = await Promise.all([
    rankedFigures<Sums>(context, {
      period: recent,
      before: lastComplete,
      of: sql`total_seconds, coalesce(complete_avg_seconds, avg_seconds) as average`,
      by: sql`total_seconds`,
      // Averages are of the days that are over; of the running day for those who joined today.
      sums: sql`select percentile_cont(${sql.param(shares)}::float8[])
        within group (order by average::float8) as percentiles from places`,
    }),
    studyOfPeriods(context, [recent, last]),
    recordedSince(context),
  ]);
  // The same average as the trend's: there is one for a period.
  const averageOf = new Map(recentDays.map(({ date, avgSeconds }) => [date, avgSeconds]));
  const { recentAverage } = toTrend(
    { ...query, today, recordedSince: first },
    date => averageOf.get(date) ?? 0,
  );
  const meanOf = (of: typeof top) =>
    Math.round(average(of.map(({ completeAvgSeconds, avgSeconds }) => completeAvgSeconds ?? avgSeconds)));
  const at = (share: number) => Math.round(sums.percentiles?.[shares.indexOf(share)] ?? 0);
  const toRank = ({ completeAvgSeconds, before, ...figure }: RankedFigures) => ({
    ...pick(figure, ['rank', 'userId', 'name', 'email', 'avgSeconds', 'totalSeconds']),
    customerId: figure.customerId,
    recentDayAvgSeconds: completeAvgSeconds,
    lastDayAvgSeconds: before?.avgSeconds ?? null,
  });
  return {
    period: query.period,
    ...recent,
    lastStudyTimeSummaries: lastDays.map(toDay),
    recentStudyTimeSummaries: recentDays.map(toDay),
    studyTimePercentiles: {
      topTenAvgTimeSeconds: meanOf(top),
      bottomTenAvgTimeSeconds: meanOf(bottom),
      avgTimeSeconds: Math.round(recentAverage),
      p25Seconds: at(0.25),
      p50Seconds: at(0.5),
      p75Seconds: at(0.75),
      p90Seconds: at(0.9),
    },
    studyTimeRanks: { top: top.map(toRank), bottom: bottom.map(toRank) },
  };
}
