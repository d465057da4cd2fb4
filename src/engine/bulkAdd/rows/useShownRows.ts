import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../definition.ts';
import type { RowState } from './rowState.ts';
import type { RowValidation } from './useRowValidation.ts';

/** Which rows are shown: all, those to correct, or those whose records exist and differ. */
type RowFilter = 'bad' | 'existing' | null;

const passes = (by: 'bad' | 'existing', state: RowState | undefined) =>
  by === 'bad'
    ? state?.kind === 'bad'
    : state?.kind === 'exists' ||
      state?.kind === 'skipped' ||
      (state?.kind === 'ready' && state.existing !== undefined);

/** The rows that are shown. Rows that were corrected or decided stay visible until the filter is changed. */
export function useShownRows(rows: readonly GridRow[], { states }: RowValidation) {
  const [filter, setFilter] = useState<{ by: 'bad' | 'existing'; ids: ReadonlySet<number> } | null>(null);
  const shown = useMemo(
    () =>
      filter === null
        ? rows
        : rows.filter(({ id }) => filter.ids.has(id) || passes(filter.by, states.get(id))),
    [rows, filter, states],
  );
  /** The numbers of the shown rows among all; without a filter a row's place is its number. */
  const numbers = useMemo(() => {
    if (filter === null) return null;
    const places = new Map<number, number>();
    const ids = new Set(shown.map(({ id }) => id));
    rows.forEach(({ id }, index) => ids.has(id) && places.set(id, index + 1));
    return places;
  }, [rows, filter, shown]);
  const numberOf = useCallback(
    ({ id }: GridRow, rowIdx: number) => (numbers === null ? rowIdx + 1 : numbers.get(id)),
    [numbers],
  );
  return {
    shown,
    numberOf,
    filter: filter?.by ?? null,
    setFilter: (by: RowFilter) =>
      setFilter(
        by === null
          ? null
          : { by, ids: new Set(rows.flatMap(({ id }) => (passes(by, states.get(id)) ? [id] : []))) },
      ),
  };
}
