import { useNotify, useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useState } from 'react';
import { sheetLayoutOf } from '../cells/sheetLayoutOf.ts';
import type { Cap, GridDefinition, GridRow } from '../definition.ts';
import { shareState } from '../shareState.tsx';
import { useErrorText } from './useErrorText.ts';
import { useShownRows } from './useShownRows.ts';
import { roomIn } from './history.ts';
import { useGridRows } from './useGridRows.ts';
import { useRowValidation } from './useRowValidation.ts';

interface Options {
  definition: GridDefinition;
  /** How many more records there may be; undefined until it is known. */
  caps: readonly Cap[] | undefined;
  /** The rows that were stored before. */
  stored: readonly Omit<GridRow, 'id'>[];
}

/** The rows with their results, which of them are shown, and which are selected. */
export const [RowsProvider, useRowsState] = shareState(({ definition, caps, stored }: Options) => {
  const translate = useTranslate();
  const notify = useNotify();
  const fields = useMemo(() => sheetLayoutOf(definition, translate), [definition, translate]);
  const texts = useErrorText(fields, caps);
  const rows = useGridRows(() => stored);
  const verdicts = useRowValidation(definition, useDeferredValue(rows.rows), caps);
  const view = useShownRows(rows.rows, verdicts);
  const [selected, select] = useState<ReadonlySet<number>>(new Set());
  const [isRestored, setRestored] = useState(stored.length > 0);
  return {
    definition,
    caps,
    fields,
    texts,
    rows,
    verdicts,
    ...view,
    selected,
    select,
    removeSelected() {
      rows.remove(selected);
      select(new Set());
    },
    /** Whether so many more rows find room; says so where they do not. */
    hasRoom(count: number, upload?: number) {
      if (count <= roomIn(rows.history, upload)) return true;
      notify('grid.tooMany', { type: 'error' });
      return false;
    },
    isRestored,
    forgetRestored: () => setRestored(false),
    startOver() {
      rows.startOver();
      setRestored(false);
    },
  };
});
