import { DayOptions } from './DayOptions.tsx';
import type { Filter, ListDefinition } from './definition.ts';

/** A list's filters, with both ends of its period where that is optional. */
export const filtersOf = <T>({ filters = [], period }: ListDefinition<T>): readonly Filter<T>[] =>
  period === 'optional'
    ? [...filters, { source: 'since', options: DayOptions }, { source: 'until', options: DayOptions }]
    : filters;

export type FilterValues = Record<string, unknown>;

const isSet = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Filter values without what is not set, so that the address holds what counts. */
export const withoutUnset = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));

export const isFiltered = (values: FilterValues) => Object.keys(withoutUnset(values)).length > 0;
