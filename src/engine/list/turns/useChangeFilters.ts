import { createContext, useContext } from 'react';
import type { FilterValues } from '../filters.ts';

/** Changes filters, handed them with all that was set before. */
export type ChangeFilters = (change: (values: FilterValues) => FilterValues) => void;

export const TurnsContext = createContext<ChangeFilters | null>(null);

/** Changes the filters of the list around it. */
export function useChangeFilters(): ChangeFilters {
  const changeFilters = useContext(TurnsContext);
  if (changeFilters === null) throw new Error('Filters are changed within a list.');
  return changeFilters;
}
