import type { KeyboardEvent } from 'react';
import { useRangeState } from './RangeState.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { commandOf } from './commandOf.ts';

/** Undoes and redoes by keys, wherever the focus is in the grid and its toolbar, except in an open cell. */
export function useUndoKeys() {
  const { rows } = useRowsState();
  const { keepFocus } = useRangeState();
  return (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.matches('.cell-editor')) return;
    const command = commandOf(event);
    if (command !== 'undo' && command !== 'redo') return;
    event.preventDefault();
    if (event.target instanceof Element && event.target.closest('[role=grid]')) keepFocus(rows[command]);
    else rows[command]();
  };
}
