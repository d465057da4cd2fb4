import { useListFilterContext, useTranslate, useTranslateLabel } from 'ra-core';
import type { Period } from '../../domain/period.ts';
import { formatPeriod } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import type { ListDefinition } from '../list/definition.ts';
import { filtersOf, withoutUnset } from '../list/filters.ts';

/** What a file of a list says of its records: the days, the search, the filters, and how many were selected; a line each. */
export function useListLines<T>(definition: ListDefinition<T>, initial: Period | undefined) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const place = useFormatContext();
  const { filterValues } = useListFilterContext();
  const { resource } = definition;
  const line = (label: string, text: string) => `${label}: ${text}`;
  const given = withoutUnset(filterValues);
  const { since = initial?.since, until = initial?.until, searchText } = given as Record<string, string>;

  const filters = filtersOf(definition).flatMap(filter => {
    const { source } = filter;
    const value = given[source];
    if (value === undefined || source === 'since' || source === 'until') return [];
    const label = String(translateLabel({ source, resource }));
    const kind =
      'statuses' in filter
        ? `statuses.${filter.statuses}`
        : 'choices' in filter
          ? `choices.${filter.choices}`
          : null;
    if (kind === null) return [translate('exporting.filtered', { field: label })];
    const words = [value].flat().map(each => translate(`${kind}.${String(each)}`));
    return [line(label, words.join(', '))];
  });

  return (selected: number | undefined): string[] => [
    ...(since && until ? [line(translate('period.label'), formatPeriod({ since, until }, place))] : []),
    ...(searchText ? [line(translate('list.search'), searchText)] : []),
    ...filters,
    ...(selected === undefined
      ? []
      : [translate('list.selected', { count: translate('list.records', { smart_count: selected }) })]),
  ];
}
