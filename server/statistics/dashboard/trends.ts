import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { Period } from '../../../src/domain/period.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context, SomeHandlersOf } from '../../core/context.ts';
import { recordedSince } from '../recordedSince.ts';
import { studyOfDays } from '../studyOfDays.ts';
import { toHundredths, toTrend } from '../toTrend.ts';
import { usedRoomsOfDays } from '../usedRoomsOfDays.ts';
import { eq } from 'drizzle-orm';
import { customers } from '../../database/schema/index.ts';
import { presentDays } from '../../attendance/presentDays.ts';
import type { QueryContext } from '../../accounts/scope.ts';

/** How many students were present on each day of a period, without deleted accounts, as in the lists. */
const presentOfDays = (context: QueryContext, period: Period): Promise<Map<string, number>> =>
  presentDays(context, period, eq(customers.accountStatus, 'DELETED'));

type Trending = Pick<Context<Contract['dashboard']['studyTimeTrend']>, 'db' | 'now' | 'session' | 'query'>;

/** All days that a trend draws, with the figure that each of them has. */
async function trendOf(
  context: Trending,
  figures: (context: Trending, days: Period) => Promise<ReadonlyMap<string, number>>,
) {
  const { session, now, query } = context;
  const today = studyDateOf(now, session.studyClock);
  const { period, compareSince } = query;
  const { recent, last } = comparedPeriods(period, today, compareSince);
  const [recentDays, lastDays, first] = await Promise.all([
    figures(context, recent),
    figures(context, last),
    recordedSince(context),
  ]);
  return toTrend(
    { period, today, compareSince, recordedSince: first },
    date => recentDays.get(date) ?? lastDays.get(date) ?? 0,
  );
}

const averageStudy = async (context: Trending, days: Period) =>
  new Map((await studyOfDays(context, days)).map(({ date, avgSeconds }) => [date, avgSeconds]));

/** The three trends: the same days, one figure each. */
export const trends = {
  async studyTimeTrend(context) {
    const { recentAverage, lastAverage, ...rest } = await trendOf(context, averageStudy);
    return {
      ...rest,
      recentDayAvgTotalTimeSeconds: Math.round(recentAverage),
      lastDayAvgTotalTimeSeconds: Math.round(lastAverage),
    };
  },
  async studyRoomTrend(context) {
    const { recentAverage, lastAverage, ...rest } = await trendOf(context, usedRoomsOfDays);
    return {
      ...rest,
      recentDayAvgUsedStudyRoomCnt: toHundredths(recentAverage),
      lastDayAvgUsedStudyRoomCnt: toHundredths(lastAverage),
    };
  },
  async attendanceTrend(context) {
    const { recentAverage, lastAverage, ...rest } = await trendOf(context, presentOfDays);
    return {
      ...rest,
      recentDayAvgAttendanceCnt: toHundredths(recentAverage),
      lastDayAvgAttendanceCnt: toHundredths(lastAverage),
    };
  },
} satisfies SomeHandlersOf<'dashboard'>;
