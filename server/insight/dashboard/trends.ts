import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context, SomeHandlersOf } from '../../http/context.ts';
import { presentOfDays } from '../presentOfDays.ts';
import { studyOfDays } from '../studyOfDays.ts';
import { toHundredths, toTrend } from '../toTrend.ts';
import { usedRoomsOfDays } from '../usedRoomsOfDays.ts';

type Trending = Pick<Context<Contract['dashboard']['studyTimeTrend']>, 'db' | 'now' | 'session' | 'query'>;

/** Today, and all days that a trend draws. */
function daysOf({ session, now, query }: Trending) {
  const today = studyDateOf(now, session.timeZone);
  const { recent, last } = comparedPeriods(query.period, today);
  return { today, days: { since: last.since, until: recent.until } };
}

/** The three trends: the same days, one figure each. */
export const trends = {
  async studyTimeTrend(context) {
    const { today, days } = daysOf(context);
    const byDate = new Map(
      (await studyOfDays(context, days)).map(({ date, avgSeconds }) => [date, avgSeconds]),
    );
    const { recentAverage, lastAverage, ...rest } = toTrend(
      context.query.period,
      today,
      date => byDate.get(date) ?? 0,
    );
    return {
      ...rest,
      recentDayAvgTotalTimeSeconds: Math.round(recentAverage),
      lastDayAvgTotalTimeSeconds: Math.round(lastAverage),
    };
  },
  async studyRoomTrend(context) {
    const { today, days } = daysOf(context);
    const used = await usedRoomsOfDays(context, days);
    const { recentAverage, lastAverage, ...rest } = toTrend(
      context.query.period,
      today,
      date => used.get(date) ?? 0,
    );
    return {
      ...rest,
      recentDayAvgUsedStudyRoomCnt: toHundredths(recentAverage),
      lastDayAvgUsedStudyRoomCnt: toHundredths(lastAverage),
    };
  },
  async attendanceTrend(context) {
    const { today, days } = daysOf(context);
    const present = await presentOfDays(context, days);
    const { recentAverage, lastAverage, ...rest } = toTrend(
      context.query.period,
      today,
      date => present.get(date) ?? 0,
    );
    return {
      ...rest,
      recentDayAvgAttendanceCnt: toHundredths(recentAverage),
      lastDayAvgAttendanceCnt: toHundredths(lastAverage),
    };
  },
} satisfies SomeHandlersOf<'dashboard'>;
