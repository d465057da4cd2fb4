import { chartUnits } from '../../domain/choices.ts';
import { comparedDays } from '../../domain/comparison.ts';
import { limits } from '../../domain/limits.ts';
import { periodParams } from '../../domain/period.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import type { ReportQuery } from './readReportQuery.ts';

/** As many people as a page shows. */
export const pageSize = limits.pageSize.max;

/** What a report's rows are asked for: by whole periods or by units, in an order, and what they are compared with. */
export function reportInput<T>(
  { columns, hasUnits, hasManager, hasSearch, sort: initialSort, streams }: ReportDefinition<T>,
  query: ReportQuery,
  timeZone: string,
) {
  const { period, managerId, search, page } = query;
  const unit = hasUnits && (query.unit ?? (hasUnits === true ? chartUnits[0] : undefined));
  const known = columns.some(({ source, sortable }) => sortable && query.sort?.split(',')[0] === source);
  const sort = known ? query.sort : hasUnits === 'orWhole' && unit ? 'date,asc' : initialSort;
  const days = (period && comparedDays(period, query.compare)) ?? null;
  const filter = {
    ...(period ? periodParams(period, timeZone) : {}),
    ...(unit ? { unit } : {}),
    ...(hasManager && managerId ? { managerId } : {}),
    ...(hasSearch && search ? { searchText: search } : {}),
    ...(streams && sort ? { sort: [sort] } : {}),
    ...(days && hasUnits === 'orWhole' ? { compareSince: days.since } : {}),
  };
  return {
    unit,
    sort,
    days,
    filter,
    input: { query: { ...filter, ...(streams ? { page, size: pageSize } : {}) } },
  };
}
