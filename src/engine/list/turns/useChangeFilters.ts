import { useListContext } from 'ra-core';
import { useContext } from 'react';
import { withoutUnset, type FilterValues } from '../filters.ts';
import { TurnsContext } from './turnsContext.ts';

/** Changes the filters of the list around it. The change is handed them with all that was set before. */
export function useChangeFilters() {
  const turns = useContext(TurnsContext);
  const { setFilters } = useListContext();
  if (turns === null) throw new Error('Filters are changed within a list.');
  return (change: (values: FilterValues) => FilterValues) => {
    const wanted = withoutUnset(change(turns.current.wanted));
    turns.current = { wanted, pending: [...turns.current.pending, wanted] };
    setFilters(wanted);
  };
}
