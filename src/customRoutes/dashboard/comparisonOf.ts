import type { Lockable } from '../../contract/lockable.ts';
import type { Trend } from './trendChart.ts';
import type { DashboardQuery } from './useDashboardQuery.ts';

/** Like is compared with like: all days of the period before have to be on record. */
export const isOnRecord = ({ recordedSince, lastTrendLineInfoList: before }: Trend) =>
  recordedSince !== null && recordedSince <= before[0]!.date;

const nothing = { isCompared: false, changeCaption: undefined };

/**
 * Whether figures next to a trend are compared, as the trend is, and with what. Plans without trends compare all the same, and so
 * does a trend that has yet to come, so that nothing moves when it does.
 */
export const comparisonOf = (
  { isCompared, changeCaption }: DashboardQuery,
  trend: Lockable<Trend> | undefined,
) => (trend === undefined || trend.locked || isOnRecord(trend) ? { isCompared, changeCaption } : nothing);
