import type { Filter } from './definition.ts';
import type { FilterValues } from './filters.ts';

/** What is chosen in a filter; of options there is at most one. */
export function chosenOf<T>({ source }: Filter<T>, values: FilterValues): string[] {
  const value: unknown = values[source];
  return value === undefined ? [] : Array.isArray(value) ? value : [String(value)];
}
