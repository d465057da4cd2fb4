import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../../unsaved/useUnsaved.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { isBlank, type GridDraft, type GridRow } from '../definition.ts';
import { createRowWriter } from './storedRows.ts';

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
  const [writer] = useState(createRowWriter);
  useEffect(() => {
    if (rows === first.current.rows && unknownHeaders === first.current.unknownHeaders) return;
    if (!typed) return discard();
    const stop = new AbortController();
    // A page that is closed at once stores what is there; else it is stored when all of it has been written.
    const keepSoon = () => keep(() => ({ pieces: writer.write(rows), unknownHeaders }));
    keepSoon();
    void writer.prepare(rows, keepSoon, stop.signal);
    return () => stop.abort();
  }, [rows, typed, unknownHeaders, keep, discard, writer]);
}
