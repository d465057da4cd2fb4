import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../definition.ts';
import type { RowValidation } from './useRowValidation.ts';

/** Which rows are shown: all, those to correct, or those whose records exist and differ. */
type RowFilter = 'bad' | 'existing' | null;

/** The rows that are shown. Rows that were corrected or decided stay visible until the filter is changed. */
export function useShownRows(
  rows: readonly GridRow[],
  { bad, existing, updated, restored, skipped }: RowValidation,
) {
  const [filter, setFilter] = useState<{ by: 'bad' | 'existing'; ids: ReadonlySet<number> } | null>(null);
  const idsOf = useMemo(
    () => ({
      bad: new Set(bad.map(({ id }) => id)),
      existing: new Set([...existing, ...updated, ...restored, ...skipped].map(({ id }) => id)),
    }),
    [bad, existing, updated, restored, skipped],
  );
  const shown = useMemo(
    () => (filter === null ? rows : rows.filter(({ id }) => filter.ids.has(id) || idsOf[filter.by].has(id))),
    [rows, filter, idsOf],
  );
  const numbers = useMemo(() => new Map(rows.map(({ id }, index) => [id, index + 1])), [rows]);
  const numberOf = useCallback(({ id }: GridRow) => numbers.get(id), [numbers]);
  return {
    shown,
    numberOf,
    filter: filter?.by ?? null,
    setFilter: (by: RowFilter) => setFilter(by === null ? null : { by, ids: idsOf[by] }),
  };
}
