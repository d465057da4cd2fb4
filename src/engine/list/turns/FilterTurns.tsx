import isEqual from 'lodash/isEqual';
import { useListFilterContext } from 'ra-core';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { withoutUnset, type FilterValues } from '../filters.ts';
import { TurnsContext, type ChangeFilters } from './useChangeFilters.ts';

interface Turns {
  /** The filters with every change so far. */
  wanted: FilterValues;
  /** What was set and has not come back from the address yet. */
  pending: FilterValues[];
}

/**
 * Lets changes of a list's filters take turns. The list has its filters from the address, which follows in its own time:
 * a second change that began with them would take the first one back.
 */
export function FilterTurns({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListFilterContext();
  const turns = useRef<Turns>({ wanted: filterValues, pending: [] });
  useLayoutEffect(() => {
    const { pending } = turns.current;
    const arrived = pending.findIndex(set => isEqual(set, filterValues));
    // Filters not set here come from the address (such as a step back) and apply at once.
    const left = arrived === -1 ? [] : pending.slice(arrived + 1);
    turns.current = { wanted: left.at(-1) ?? filterValues, pending: left };
  }, [filterValues]);
  const changeFilters = useCallback<ChangeFilters>(
    change => {
      const { wanted: before, pending } = turns.current;
      const wanted = withoutUnset(change(before));
      turns.current = { wanted, pending: [...pending, wanted] };
      setFilters(wanted);
    },
    [setFilters],
  );
  return <TurnsContext value={changeFilters}>{children}</TurnsContext>;
}
