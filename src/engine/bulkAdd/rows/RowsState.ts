import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { sheetLayoutOf } from '../cells/sheetLayoutOf.ts';
import type { Cap, GridDefinition, GridRow } from '../definition.ts';
import { shareState } from '../shareState.tsx';
import type { PastedSuggestion } from '../mapping/Changes.ts';
import { useErrorText } from './useErrorText.ts';
import { useShownRows } from './useShownRows.ts';
import { resumeHistory, roomIn, startHistory } from './history.ts';
import { useGridRows } from './useGridRows.ts';
import { useRowValidation } from './useRowValidation.ts';

interface Options {
  definition: GridDefinition;
  /** How many more records there may be; undefined until it is known. */
  caps: readonly Cap[] | undefined;
  /** The rows that were stored before. */
  stored: readonly GridRow[];
  /** The rows of a sending that went on while another screen was shown; they take the place of stored ones. */
  sent: readonly GridRow[] | null;
}

/** The rows with their results, which of them are shown, and which are selected. */
export const [RowsProvider, useRowsState] = shareState(({ definition, caps, stored, sent }: Options) => {
  const translate = useTranslate();
  const notify = useNotify();
  const fields = useMemo(() => sheetLayoutOf(definition, translate), [definition, translate]);
  const texts = useErrorText(fields, caps);
  const rows = useGridRows(() => (sent ? resumeHistory(sent) : startHistory(stored)));
  const verdicts = useRowValidation(definition, rows.rows, caps);
  const view = useShownRows(rows.rows, verdicts);
  const [selected, select] = useState<ReadonlySet<number>>(new Set());
  const [suggestions, setSuggestions] = useState<readonly PastedSuggestion[]>([]);
  const [isRestored, setRestored] = useState(sent === null && stored.length > 0);
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
    /** Likely corrections of rows that were pasted. */
    suggestions,
    suggest: (found: readonly PastedSuggestion[]) =>
      setSuggestions(before => [
        ...before.filter(({ key }) => !found.some(other => other.key === key)),
        ...found,
      ]),
    forgetSuggestion: ({ key }: PastedSuggestion) =>
      setSuggestions(before => before.filter(other => other.key !== key)),
    /** Corrects all values that a suggestion is about, as one step for undo. */
    follow({ key, source, texts }: PastedSuggestion) {
      rows.replace(
        rows.rows.flatMap(row => {
          const text = texts.get(row.cells[source] ?? '');
          return text === undefined ? [] : [{ ...row, cells: { ...row.cells, [source]: text } }];
        }),
      );
      setSuggestions(before => before.filter(other => other.key !== key));
    },
    isRestored,
    forgetRestored: () => setRestored(false),
    startOver() {
      rows.startOver();
      setRestored(false);
    },
  };
});
