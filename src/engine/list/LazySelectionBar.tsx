import { useListContext } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { ListDefinition } from './definition.ts';

const SelectionBar = lazyPart(() => import('./SelectionBar.tsx'), 'SelectionBar');

/** The bar of the selected records, from the first selection on: the dialog of an action outlives its selection. */
export function LazySelectionBar<T>({ definition }: { definition: ListDefinition<T> }) {
  const { selectedIds } = useListContext();
  const [hadOne, setHadOne] = useState(false);
  if (!hadOne && selectedIds.length > 0) setHadOne(true);
  return (
    hadOne && (
      <Suspense fallback={null}>
        <SelectionBar definition={definition as ListDefinition<unknown>} />
      </Suspense>
    )
  );
}
