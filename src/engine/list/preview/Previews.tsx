import { useListContext } from 'ra-core';
import { Suspense, useState, type ReactNode } from 'react';
import { useShortcut } from '../../../hooks/useShortcut.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { ListDefinition } from '../definition.ts';
import { PreviewContext } from './PreviewContext.ts';

const PreviewPanel = lazyPart(() => import('./PreviewPanel.tsx'), 'PreviewPanel');

interface Props<T> {
  definition: ListDefinition<T>;
  /** The number of the row that has the focus, from 0; -1 where none has. */
  focusedRow: () => number;
  children: ReactNode;
}

/** The list of records that open on a page of their own, and what shows one of them without leaving it. */
export function Previews<T extends object>({ definition, focusedRow, children }: Props<T>) {
  const { data } = useListContext<T & { id: string }>();
  const [id, setId] = useState<string | null>(null);
  const preview = () => {
    const record = data?.[focusedRow()];
    // Space is the box's own key, and a button's.
    if (record === undefined || document.activeElement?.matches('input, button')) return false;
    setId(record.id);
    return true;
  };
  useShortcut('space', preview, { group: 'list', label: 'keyboard.list.preview' });
  return (
    <PreviewContext value={setId}>
      {children}
      {id !== null && (
        <Suspense>
          <PreviewPanel definition={definition as never} id={id} onShow={setId} onClose={() => setId(null)} />
        </Suspense>
      )}
    </PreviewContext>
  );
}
