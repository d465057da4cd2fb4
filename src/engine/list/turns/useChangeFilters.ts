import { useContext } from 'react';
import { TurnsContext, type ChangeFilters } from './turnsContext.ts';

/** Changes the filters of the list around it; the change is handed them with all that was set before. */
export function useChangeFilters(): ChangeFilters {
  const changeFilters = useContext(TurnsContext);
  if (changeFilters === null) throw new Error('Filters are changed within a list.');
  return changeFilters;
}
