import { useNotify } from 'ra-core';
import type { ClipboardEvent } from 'react';
import { pastedBlock } from '../rows/pastedBlock.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { copyText } from '../../../ui/copyText.ts';
import { copyCells } from './copyCells.ts';
import { fitBlock } from './fitBlock.ts';
import { keysOf } from './gridShortcuts.ts';
import { useBlockEdits } from './useBlockEdits.ts';
import { useRangeState } from './RangeState.ts';

/** While a cell is open, its text is copied and pasted, except for a block of several cells. */
const isInEditor = ({ target }: ClipboardEvent) =>
  target instanceof Element && target.matches('.cell-editor');

/** Copies, cuts and pastes the cells of the range. */
export function useClipboard() {
  const notify = useNotify();
  const { rows, shown, fields, verdicts, hasRoom, suggest } = useRowsState();
  const { range, select } = useRangeState();
  const { clear } = useBlockEdits();

  const copy = (event: ClipboardEvent): boolean => {
    if (range === null || isInEditor(event)) return false;
    const { text, html } = copyCells(shown, fields, range);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    return true;
  };
  const copyRange = async () => range !== null && (await copyText(copyCells(shown, fields, range).text));
  const pasteText = (text: string) => {
    const from = range === null ? undefined : shown[range.top];
    if (range === null || from === undefined) return;
    const { block, sources, omittedCount, hasHeaders, suggestions } = pastedBlock(
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
    rows.overlay({ block: fitted, from: from.id, shown, sources: covered });
    suggest(suggestions);
    const email = covered.indexOf('email');
    verdicts.forget(email < 0 ? [] : fitted.map(line => line[email] ?? ''));
    if (!hasHeaders)
      select(
        { row: range.top, column: range.left },
        { row: range.top + fitted.length - 1, column: range.left + width - 1 },
      );
  };
  return {
    copy,
    cut: (event: ClipboardEvent) => copy(event) && clear(),
    paste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      if (range === null || (isInEditor(event) && !/[\t\n]/.test(text))) return;
      event.preventDefault();
      pasteText(text);
    },
    /** The same from a menu, where there is no event of the clipboard. */
    copyRange,
    async cutRange() {
      if (await copyRange()) clear();
    },
    /** Browsers may not let pages read the clipboard unless keys are pressed. */
    async pasteRange() {
      try {
        pasteText(await navigator.clipboard.readText());
      } catch {
        notify('grid.range.pasteByKeys', { type: 'info', messageArgs: { keys: keysOf('paste') } });
      }
    },
  };
}
