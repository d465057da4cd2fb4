import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../definition.ts';
import type { RowValidation } from '../rows/useRowValidation.ts';

/** The rows that are shown: all, or those to correct. Corrected rows stay visible until the filter is toggled. */
export function useShownRows(rows: readonly GridRow[], { bad }: RowValidation) {
  const [wereBad, setWereBad] = useState<ReadonlySet<number> | null>(null);
  const badIds = useMemo(() => new Set(bad.map(({ id }) => id)), [bad]);
  const shown = useMemo(
    () => (wereBad === null ? rows : rows.filter(({ id }) => wereBad.has(id) || badIds.has(id))),
    [rows, wereBad, badIds],
  );
  const numbers = useMemo(() => new Map(rows.map(({ id }, index) => [id, index + 1])), [rows]);
  const numberOf = useCallback(({ id }: GridRow) => numbers.get(id), [numbers]);
  return {
    shown,
    numberOf,
    onlyBad: wereBad !== null,
    setOnlyBad: (onlyBad: boolean) => setWereBad(onlyBad ? badIds : null),
  };
}
