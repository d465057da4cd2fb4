import { useNotify } from 'ra-core';
import { useRef } from 'react';
import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid';
import { isBlank, type GridRow } from '../definition.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { columnsBeforeFields } from './columnsBeforeFields.ts';
import { commandOf } from './commandOf.ts';
import { extend, isArrow } from './extend.ts';
import type { GridCommand } from './gridShortcuts.ts';
import { useBlockEdits } from './useBlockEdits.ts';
import { useRangeState } from './RangeState.ts';

/** What keys do in the grid beyond what the grid does itself. */
export function useGridKeys() {
  const notify = useNotify();
  const { shown, verdicts } = useRowsState();
  const { sendButtonRef, size, range, head, isExtended, extendTo, collapse, select } = useRangeState();
  const edits = useBlockEdits();
  /** Where one began to go from cell to cell by Tab: Enter returns to its column. */
  const tabbedFrom = useRef<number | null>(null);

  const send = () => {
    if (verdicts.checking.length > 0) notify('grid.stillChecking', { type: 'info' });
    else sendButtonRef.current?.click();
  };
  const leave = () =>
    isExtended ? collapse() : sendButtonRef.current?.closest<HTMLElement>('[role=group]')?.focus();
  const lastFilled = () => shown.findLastIndex(row => !isBlank(row));
  const selectAll = () => {
    select({ row: 0, column: 0 }, { row: Math.max(0, lastFilled()), column: size.column - 1 });
  };
  const commands: Partial<Record<GridCommand, () => unknown>> = { ...edits, send, leave, selectAll };

  const toNextRow = (rowIdx: number, idx: number) => {
    const column = tabbedFrom.current ?? idx - columnsBeforeFields;
    tabbedFrom.current = null;
    select({ row: rowIdx + 1, column });
  };

  const whileTyping = (args: CellKeyDownArgs<GridRow> & { mode: 'EDIT' }, event: CellKeyboardEvent) => {
    const { key, nativeEvent, target } = event;
    const isList = target instanceof HTMLSelectElement;
    // With this key a Korean syllable is finished, not the cell.
    if (nativeEvent.isComposing) {
      if (key === 'Enter') event.preventGridDefault();
      return;
    }
    if (key === 'Enter') {
      event.preventGridDefault();
      args.onClose(true, true);
      if (!(event.ctrlKey || event.metaKey)) toNextRow(args.rowIdx, args.column.idx);
    } else if (!isList && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventGridDefault();
      event.preventDefault();
      args.onClose(true, true);
      const row = Math.max(0, args.rowIdx + (key === 'ArrowUp' ? -1 : 1));
      select({ row, column: args.column.idx - columnsBeforeFields });
    }
  };

  return {
    onKeyDown(args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) {
      const idx = args.column?.idx ?? 0;
      if (event.key === 'Tab') tabbedFrom.current ??= idx - columnsBeforeFields;
      if (args.mode === 'EDIT') return whileTyping(args, event);
      const run = (act: () => unknown) => {
        event.preventGridDefault();
        event.preventDefault();
        act();
      };
      const command = commandOf(event);
      const act = command && commands[command];
      if (act && (range !== null || command === 'leave' || command === 'send')) return run(act);
      if (isArrow(event.key) && event.shiftKey && !event.altKey && range !== null && head !== null)
        return run(() => {
          const isToEnd = event.ctrlKey || event.metaKey;
          extendTo(extend(head, event.key, { isToEnd, size, lastFilled: lastFilled() }));
        });
      if (event.key === 'Enter' && tabbedFrom.current !== null) return run(() => toNextRow(args.rowIdx, idx));
      if (isArrow(event.key) || event.key === 'Home' || event.key === 'End') {
        tabbedFrom.current = null;
        collapse();
      }
    },
    /** A cell that was clicked begins a row of its own. */
    onPress: () => (tabbedFrom.current = null),
  };
}
