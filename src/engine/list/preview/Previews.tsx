import { useListContext } from 'ra-core';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { changePanel } from '../../../hooks/changePanel.ts';
import { useShortcut } from '../../../hooks/useShortcut.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { ListDefinition } from '../definition.ts';
import { PreviewContext } from './PreviewContext.ts';

const PreviewPanel = lazyPart(() => import('./PreviewPanel.tsx'), 'PreviewPanel');

interface Props<T> {
  definition: ListDefinition<T>;
  /** The number of the row that has the focus, from 0; -1 where none has. */
  focusedRow: () => number;
  focusRow: (index: number) => void;
  children: ReactNode;
}

/** The list of records that open on a page of their own, and what shows one of them without leaving it. */
export function Previews<T extends object>({ definition, focusedRow, focusRow, children }: Props<T>) {
  const { data } = useListContext<T & { id: string }>();
  const [id, setId] = useState<string | null>(null);
  const open = useCallback((next: string) => changePanel(next, 'open', () => setId(next)), []);
  const preview = () => {
    const record = data?.[focusedRow()];
    // Space is the box's own key, and a button's.
    if (record === undefined || document.activeElement?.matches('input, button')) return false;
    open(record.id);
    return true;
  };
  useShortcut('space', preview, { group: 'list', label: 'keyboard.list.preview' });
  const shown = useRef<string | null>(null);
  // The panel gives the focus back to the row it was opened from, and may have shown others since.
  useEffect(() => {
    if (id === null && shown.current !== null)
      focusRow(data?.findIndex(record => record.id === shown.current) ?? -1);
    shown.current = id;
  }, [id, data, focusRow]);
  return (
    <PreviewContext value={open}>
      {children}
      {id !== null && (
        <Suspense>
          <PreviewPanel
            definition={definition as never}
            id={id}
            onShow={setId}
            onClose={() => changePanel(id, 'closed', () => setId(null))}
          />
        </Suspense>
      )}
    </PreviewContext>
  );
}
