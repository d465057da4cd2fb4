import { useEffect, useRef } from 'react';
import { useUnsaved } from '../../../unsaved/useUnsaved.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { isBlank, type Cells, type GridRow } from '../definition.ts';

/** Going to another screen needs no question: the rows come back with the grid. */
const always = () => true;

/** Stores the rows that were typed and not sent yet, until they are sent or removed. */
export function useRowDraft(place: string, rows: readonly GridRow[]): void {
  const { keep, discard } = useDraft<readonly Cells[]>(place);
  const typed = rows.some(row => !isBlank(row));
  useUnsaved(typed, { discard, staysOpen: always });
  const first = useRef(rows);
  useEffect(() => {
    if (rows === first.current) return;
    const cells = rows.filter(row => !isBlank(row)).map(row => row.cells);
    if (cells.length > 0) keep(cells);
    else discard();
  }, [rows, keep, discard]);
}
