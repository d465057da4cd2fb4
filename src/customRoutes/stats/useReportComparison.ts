import omit from 'lodash/omit';
import type { Call } from '../../contract/call.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { lengthOf, periodParams, type Period } from '../../domain/period.ts';
import { shiftDate } from '../../domain/studyDay.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

interface Asked {
  period: Period | undefined;
  today: string | undefined;
  /** Null where nothing is compared. */
  days: Period | null;
  /** Whether rows are days, weeks or months. */
  isOfSpans: boolean;
  /** What the rows were asked for, and what everyone together. */
  filter: object;
  spansFilter: object;
  /** The students of the rows that are shown, by `userId`. */
  ids: readonly string[];
}

interface Answer<T> {
  content: T[];
}
interface Person {
  customerId: string;
}

const until = (days: Period, length: number): Period => ({
  since: days.since,
  until: shiftDate(days.since, length - 1),
});

/**
 * What a report is compared with: the rows of other days in the same order where rows are days, and for the chart
 * people's figures of completed days, now and then.
 */
export function useReportComparison<T extends object>(
  { call, spans, streams, hasUnits }: ReportDefinition<T>,
  { period, today, days, isOfSpans, filter, spansFilter, ids }: Asked,
) {
  const { timeZone } = useFormatContext();
  const isOfPeople = hasUnits === 'orWhole';
  const inDays = (of: object, days: Period) => ({ query: { ...of, ...periodParams(days, timeZone) } });
  const before = useApi(
    (spans?.call ?? call) as Call,
    // Not the rows' own query, as in `useReport`.
    days ? inDays(isOfPeople ? spansFilter : filter, days) : {},
    { enabled: Boolean(days) },
  );

  // The running day is left out on both sides.
  const isRunning = period !== undefined && today !== undefined && period.until >= today;
  const length = period ? lengthOf(period) - (isRunning ? 1 : 0) : 0;
  const isAsked = Boolean(days) && isOfPeople && !isOfSpans && length > 0 && ids.length > 0;
  const ofPeople = {
    ...omit(filter, 'unit', 'searchText', 'compareSince'),
    ...(streams ? { userId: ids, page: 0, size: limits.pageSize.max } : {}),
  };
  const now = useApi(call as Call, isAsked ? inDays(ofPeople, until(period!, length)) : {}, {
    enabled: isAsked,
  });
  const then = useApi(call as Call, isAsked ? inDays(ofPeople, until(days!, length)) : {}, {
    enabled: isAsked,
  });
  const byId = (data: unknown) =>
    new Map(((data as Answer<T & Person> | undefined)?.content ?? []).map(row => [row.customerId, row as T]));
  return {
    days,
    /** Rows of the days before, in the order of their days; undefined while they load. */
    before: days ? (before.data as Answer<T> | undefined)?.content : undefined,
    people: days && isAsked ? { now: byId(now.data), before: byId(then.data) } : null,
  };
}
