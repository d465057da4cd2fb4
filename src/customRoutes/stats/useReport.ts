import { useTranslate } from 'ra-core';
import omit from 'lodash/omit';
import type { Call } from '../../contract/call.ts';
import { urlOf } from '../../dataProvider/http.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { chartUnits } from '../../domain/choices.ts';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import type { SpanStat } from '../../domain/entities/statistics.ts';
import { columnsFor } from './columnsFor.ts';
import { reportInput } from './reportInput.ts';
import { sortRows } from './sortRows.ts';
import { useManagerChoices } from '../../hooks/useManagerChoices.ts';
import { useReportComparison } from './useReportComparison.ts';
import { useReportQuery } from './useReportQuery.ts';
import { useDayStart } from '../../clock/useDayStart.ts';

/** What everyone together is asked for: the same days and managers, without a search or an order. */
const filterOfSpans = (filter: object) => omit(filter, 'searchText', 'sort', 'compareSince');

interface Answer<T> {
  content: T[];
  total?: number;
}

/** A report's request, its response, and its lines for print. */
export function useReport<T extends object>(definition: ReportDefinition<T>) {
  const { call, hasUnits, hasManager, hasSearch, streams, spans } = definition;
  const translate = useTranslate();
  const dayStart = useDayStart();
  const place = useFormatContext();
  const query = useReportQuery();
  const managers = useManagerChoices(hasManager === true);
  const { period, managerId, search } = query;
  const { unit, sort, days, filter, input } = reportInput(definition, query, place.timeZone);
  const answer = useApi(call as Call, input, {
    enabled: period !== undefined,
    placeholderData: before => before,
  });
  const spansFilter = { ...filterOfSpans(filter), unit: unit ?? chartUnits[0] };
  const together = useApi(
    (spans?.call ?? call) as Call,
    // What is not asked for must not be the rows' query: the screen would be rendered again when that starts to load.
    spans ? { query: spansFilter } : {},
    {
      enabled: period !== undefined && spans !== undefined,
      placeholderData: before => before,
    },
  );
  const rowsOf = (data: unknown) => {
    const { content, total = content.length } = data as Answer<T>;
    return { rows: streams || !sort ? content : sortRows(content, sort), total };
  };
  const comparison = useReportComparison(definition, {
    ...query,
    days,
    isOfSpans: unit !== undefined,
    filter,
    spansFilter,
    ids: ((answer.data as Answer<{ userId: string }> | undefined)?.content ?? []).map(row => row.userId),
  });
  const { today } = query;
  const isRunning = period !== undefined && today !== undefined && period.until >= today;
  const managerName =
    managerId === 'none'
      ? translate('accounts.students.withoutManager')
      : managers?.find(({ id }) => id === managerId)?.name;
  const line = (key: string, value: string) => `${translate(key)}: ${value}`;
  return {
    query,
    sort,
    answer,
    comparison,
    /** The figures of all people by day, week or month, by day where rows cover the whole period. */
    together: spans ? (together.data as { content: SpanStat[] } | undefined)?.content : undefined,
    unit,
    columns: columnsFor(definition, unit),
    rowsOf,
    /** Where an export finds all rows, where the screen has only a page of them. */
    stream: streams ? urlOf(call, {}, filter) : null,
    /** What the rows were asked for with. */
    params: filter,
    /** Period and filters, a line each. */
    lines: [
      ...(period ? [line('period.label', formatPeriod(period, place))] : []),
      ...(hasUnits
        ? [line('stats.unit', translate(unit ? `choices.chartUnit.${unit}` : 'stats.whole'))]
        : []),
      ...(days ? [line('period.comparison', formatPeriod(days, place))] : []),
      ...(isRunning ? [translate('stats.withToday')] : []),
      ...(hasManager && managerId ? [line('stats.manager', managerName ?? '')] : []),
      ...(hasSearch && search ? [line('stats.search', search)] : []),
      translate('period.studyDay', dayStart),
    ],
  };
}
