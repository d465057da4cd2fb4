import { useTranslate } from 'ra-core';
import type { Call } from '../../contract/call.ts';
import { urlOf } from '../../dataProvider/http.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { periodParams } from '../../domain/period.ts';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import { inOrder } from './inOrder.ts';
import { useManagerChoices } from './useManagerChoices.ts';
import { useReportQuery } from './useReportQuery.ts';

export const pageSize = limits.pageSize.max;

interface Answer<T> {
  content: T[];
  total?: number;
}

/** What a report asks for, what it is answered, and what it says of that on paper. */
export function useReport<T extends object>(definition: ReportDefinition<T>) {
  const { call, columns, hasUnits, hasManager, hasSearch, sort: initialSort, streams } = definition;
  const translate = useTranslate();
  const place = usePlace();
  const query = useReportQuery();
  const managers = useManagerChoices(hasManager === true);
  const { period, unit, managerId, search, page } = query;
  const known = columns.some(({ source, sortable }) => sortable && query.sort?.split(',')[0] === source);
  const sort = known ? query.sort : initialSort;
  const filter = {
    ...(period ? periodParams(period, place.timeZone) : {}),
    ...(hasUnits ? { unit } : {}),
    ...(hasManager && managerId ? { managerId } : {}),
    ...(hasSearch && search ? { searchText: search } : {}),
    ...(streams && sort ? { sort: [sort] } : {}),
  };
  const answer = useApi(
    call as Call,
    { query: { ...filter, ...(streams ? { page, size: pageSize } : {}) } } as never,
    { enabled: period !== undefined, placeholderData: before => before },
  );
  const managerName =
    managerId === 'none'
      ? translate('stats.unassigned')
      : managers?.find(({ customerId }) => customerId === managerId)?.name;
  const line = (key: string, value: string) => `${translate(key)}: ${value}`;
  return {
    query,
    sort,
    answer,
    columns: columns.filter(({ ofSpans }) => !ofSpans || unit !== 'DAY'),
    rowsOf(data: unknown) {
      const { content, total = content.length } = data as Answer<T>;
      return { rows: streams || !sort ? content : inOrder(content, sort), total };
    },
    /** Where an export finds all rows, where the screen has only a page of them. */
    stream: streams ? urlOf(call, {}, filter) : null,
    /** Period and filters, a line each. */
    lines: [
      ...(period ? [line('period.label', formatPeriod(period, place))] : []),
      ...(hasUnits ? [line('stats.unit', translate(`choices.chartUnit.${unit}`))] : []),
      ...(hasManager && managerId ? [line('stats.manager', managerName ?? '')] : []),
      ...(hasSearch && search ? [line('stats.search', search)] : []),
      translate('period.studyDay'),
    ],
  };
}
