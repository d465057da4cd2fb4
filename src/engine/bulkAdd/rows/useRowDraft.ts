import { useEffect, useRef } from 'react';
import { useUnsaved } from '../../../unsaved/useUnsaved.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { isBlank, type GridDraft, type GridRow } from '../definition.ts';
import { toStoredRows } from './toStoredRows.ts';

/** Going to another screen needs no question: the rows come back with the grid. */
const always = () => true;

/** Stores the rows that were typed and not sent yet, with what was said of their file, until they are sent or removed. */
export function useRowDraft(
  place: string,
  rows: readonly GridRow[],
  unknownHeaders: GridDraft['unknownHeaders'],
): void {
  const { keep, discard } = useDraft<GridDraft>(place);
  const typed = rows.some(row => !isBlank(row));
  useUnsaved(typed, { discard, staysOpen: always });
  const first = useRef({ rows, unknownHeaders });
  useEffect(() => {
    if (rows === first.current.rows && unknownHeaders === first.current.unknownHeaders) return;
    const stored = toStoredRows(rows);
    if (stored.length > 0) keep({ rows: stored, unknownHeaders });
    else discard();
  }, [rows, unknownHeaders, keep, discard]);
}
