import isEqual from 'lodash/isEqual';
import { useListFilterContext, useTranslate } from 'ra-core';
import { useChangeFilters } from '../../engine/list/turns/useChangeFilters.ts';
import type { SummaryCard } from '../../ui/SummaryCards.tsx';

/** A summary card that filters the list below it to the accounts it counts, and back. */
export function useFilterCard() {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  return (
    key: string,
    value: number | undefined,
    filter: Record<string, readonly string[] | boolean>,
  ): SummaryCard => {
    const isActive = isEqual(filterValues, filter);
    return {
      key,
      label: translate(`accounts.summary.${key}`),
      value,
      isActive,
      onClick: () => changeFilters(() => (isActive ? {} : filter)),
    };
  };
}
