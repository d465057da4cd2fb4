import { DayOptions } from './DayOptions.tsx';
import type { Filter, ListDefinition } from './definition.ts';

/** A list's filters, with both ends of its period where that is optional. */
export const filtersOf = <T>({ filters = [], period }: ListDefinition<T>): readonly Filter<T>[] =>
  period === 'optional'
    ? [...filters, { source: 'since', options: DayOptions }, { source: 'until', options: DayOptions }]
    : filters;
