import { useNotify } from 'ra-core';
import type { ClipboardEvent } from 'react';
import { laidOver } from '../rows/laidOver.ts';
import { pastedBlock } from '../rows/pastedBlock.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { copyText } from '../../../ui/copyText.ts';
import { manyItems, nextTask } from '../slices.ts';
import { rowCountOf, type CellRange } from './CellRange.ts';
import { copyCells, copyManyCells } from './copyCells.ts';
import { fitBlock } from './fitBlock.ts';
import { keysOf } from './gridShortcuts.ts';
import { useBlockEdits } from './useBlockEdits.ts';
import { useRangeState } from './RangeState.ts';

/** While a cell is open, its text is copied and pasted, except for a block of several cells. */
const isInEditor = ({ target }: ClipboardEvent) =>
  target instanceof Element && target.matches('.cell-editor');

/** Whether a range is too large for one task, where the browser takes what comes later. */
const isMany = (range: CellRange) =>
  rowCountOf(range) > manyItems && navigator.clipboard !== undefined && 'ClipboardItem' in window;

/** Copies, cuts and pastes the cells of the range. */
export function useClipboard() {
  const notify = useNotify();
  const { rows, shown, fields, verdicts, hasRoom, suggest } = useRowsState();
  const { range, select } = useRangeState();
  const { clear } = useBlockEdits();

  /** The clipboard takes what is not there yet, as long as it is promised at once. */
  const copyMany = async (many: CellRange): Promise<boolean> => {
    const text = copyManyCells(shown, fields, many);
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      return true;
    } catch {
      notify('grid.range.notCopied', { type: 'error' });
      return false;
    }
  };
  const copy = (event: ClipboardEvent): boolean | Promise<boolean> => {
    if (range === null || isInEditor(event)) return false;
    if (isMany(range)) {
      event.preventDefault();
      return copyMany(range);
    }
    const { text, html } = copyCells(shown, fields, range);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    return true;
  };
  const copyRange = async () => {
    if (range === null) return false;
    return isMany(range) ? copyMany(range) : copyText(copyCells(shown, fields, range).text);
  };
  const pasteText = async (text: string) => {
    if (range === null) return;
    const { block, sources, omittedCount, hasHeaders, suggestions } = await pastedBlock(
      text,
      fields,
      fields[range.left]!.source,
    );
    const fitted = hasHeaders ? block : fitBlock(block, range);
    const width = Math.max(sources.length, fitted[0]?.length ?? 0);
    if (fitted.length > 1 && !hasRoom(fitted.length)) return;
    if (omittedCount > 0)
      notify('grid.tooWide', { type: 'warning', messageArgs: { smart_count: omittedCount } });
    const covered = hasHeaders
      ? sources
      : fields.slice(range.left, range.left + width).map(({ source }) => source);
    const email = covered.indexOf('email');
    verdicts.forget(email < 0 ? [] : fitted.map(line => line[email] ?? ''));
    rows.overlay(await laidOver({ block: fitted, rows: shown.slice(range.top), sources: covered }));
    suggest(suggestions);
    // The rows are rendered before the selection is.
    if (fitted.length > manyItems) await nextTask();
    if (!hasHeaders)
      select(
        { row: range.top, column: range.left },
        { row: range.top + fitted.length - 1, column: range.left + width - 1 },
      );
  };
  return {
    copy: (event: ClipboardEvent) => void copy(event),
    cut: async (event: ClipboardEvent) => {
      if (await copy(event)) await clear();
    },
    paste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      if (range === null || (isInEditor(event) && !/[\t\n]/.test(text))) return;
      event.preventDefault();
      void pasteText(text);
    },
    /** The same from a menu, where there is no event of the clipboard. */
    copyRange,
    async cutRange() {
      if (await copyRange()) await clear();
    },
    /** Browsers may not let pages read the clipboard unless keys are pressed. */
    async pasteRange() {
      try {
        await pasteText(await navigator.clipboard.readText());
      } catch {
        notify('grid.range.pasteByKeys', { type: 'info', messageArgs: { keys: keysOf('paste') } });
      }
    },
  };
}
