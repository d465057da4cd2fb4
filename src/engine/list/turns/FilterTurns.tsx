import isEqual from 'lodash/isEqual';
import { useListContext } from 'ra-core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { TurnsContext } from './turnsContext.ts';

/**
 * Lets changes of a list's filters take turns. The list has its filters from the address, which follows in its own time:
 * a second change that began with them would take the first one back.
 */
export function FilterTurns({ children }: { children: ReactNode }) {
  const { filterValues } = useListContext();
  const turns = useRef({ wanted: filterValues, pending: [] as (typeof filterValues)[] });
  useLayoutEffect(() => {
    const { pending } = turns.current;
    const arrived = pending.findIndex(set => isEqual(set, filterValues));
    // Filters that nobody here has set come with the address, such as one page back: they count at once.
    const left = arrived === -1 ? [] : pending.slice(arrived + 1);
    turns.current = { wanted: left.at(-1) ?? filterValues, pending: left };
  }, [filterValues]);
  return <TurnsContext value={turns}>{children}</TurnsContext>;
}
