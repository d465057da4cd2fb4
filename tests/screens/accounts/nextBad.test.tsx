import { renderHook } from '@testing-library/react';
import type { DataGridHandle } from 'react-data-grid';
import { expect, test, vi } from 'vitest';
import type { FieldPlan } from '../../../src/engine/bulkAdd/cells/plan.ts';
import type { GridRow } from '../../../src/engine/bulkAdd/definition.ts';
import type { RowState } from '../../../src/engine/bulkAdd/rows/rowState.ts';
import { useNextBad } from '../../../src/engine/bulkAdd/range/useNextBad.ts';

const fields = ['name', 'email'].map(source => ({ source }) as FieldPlan);
const rows = [1, 2, 3, 4].map(id => ({ id }) as GridRow);
const bad = (source: string): RowState => ({ kind: 'bad', errors: { [source]: 'wrong' } });
const states = new Map<number, RowState>([
  [1, { kind: 'ready' }],
  [2, bad('email')],
  [3, { kind: 'ready' }],
  [4, bad('name')],
]);

test('the way to invalid rows goes from the active one on, to the first invalid cell, and around', () => {
  const setActivePosition = vi.fn();
  const gridRef = { current: { setActivePosition, element: null } as unknown as DataGridHandle };
  const { result, rerender } = renderHook(
    (activeId: number | undefined) => useNextBad(gridRef, { rows, fields, states, activeId }),
    { initialProps: undefined as number | undefined },
  );
  const visited = () => setActivePosition.mock.calls.map(([position]: unknown[]) => position);
  result.current();
  expect(visited()).toEqual([{ rowIdx: 1, idx: 3 }]);
  rerender(2);
  result.current();
  rerender(4);
  result.current();
  expect(visited().slice(1)).toEqual([
    { rowIdx: 3, idx: 2 },
    { rowIdx: 1, idx: 3 },
  ]);
});
