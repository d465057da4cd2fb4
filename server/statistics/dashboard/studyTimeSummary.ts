import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { StudyTimeSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { average } from '../average.ts';
import { noAverage } from '../everyone/figures.ts';
import { recordedSince } from '../recordedSince.ts';
import { toTrend } from '../toTrend.ts';
import { rankedFigures, type RankedFigures } from '../rankedFigures.ts';
import { studyOfPeriods, type DayFigures } from '../studyOfDays.ts';

/** The value below which a share of some values lies, between the two that are next to it; they come in order. */
function percentile(values: Int32Array, share: number): number {
  const at = share * (values.length - 1);
  const below = values[Math.floor(at)] ?? 0;
  return below + (at - Math.floor(at)) * ((values[Math.ceil(at)] ?? 0) - below);
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
  const [{ top, bottom, everyone, places }, [recentDays = [], lastDays = []], first] = await Promise.all([
    rankedFigures(context, {
      period: recent,
      before: lastComplete,
      names: ['totalSeconds', 'avgSeconds', 'completeAvgSeconds'],
      by: ({ totalSeconds }, row) => totalSeconds[row]!,
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
  // Averages are of completed days; of the running day for those who joined today.
  const meanOf = (of: typeof top) =>
    Math.round(average(of.map(({ completeAvgSeconds, avgSeconds }) => completeAvgSeconds ?? avgSeconds)));
  const averages = places
    .map(row => {
      const ofCompleteDays = everyone.completeAvgSeconds[row]!;
      return ofCompleteDays === noAverage ? everyone.avgSeconds[row]! : ofCompleteDays;
    })
    .toSorted();
  const at = (share: number) => Math.round(percentile(averages, share));
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
