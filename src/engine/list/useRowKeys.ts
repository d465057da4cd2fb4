import { useRef, type RefObject } from 'react';
import { useShortcut } from '../../hooks/useShortcut.ts';

/** Walks through the records of a list, opens and selects them by single keys. */
export function useRowKeys(): {
  list: RefObject<HTMLDivElement | null>;
  /** Gives the focus to a row by its number, from 0; nothing happens where there is none. */
  focusRow: (index: number) => void;
  /** The number of the row that has the focus, from 0; -1 where none has. */
  focusedRow: () => number;
} {
  const list = useRef<HTMLDivElement>(null);
  const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody > tr, ul > li') ?? [])];
  const current = (all: HTMLElement[]) => all.findIndex(row => row.contains(document.activeElement));
  const focusOn = (row: HTMLElement | undefined) => {
    (row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('[type=checkbox]'))?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const move = (step: 1 | -1) => {
    const all = rows();
    focusOn(all[Math.min(Math.max(current(all) + step, 0), all.length - 1)]);
  };
  const inCurrent = (selector: string) => {
    const all = rows();
    return all[current(all)]?.querySelector<HTMLElement>(selector);
  };
  const select = () => inCurrent('[type=checkbox]')?.click();
  // Links and buttons know Enter themselves.
  const open = () => {
    if (!document.activeElement?.matches('[type=checkbox]')) return false;
    const link = inCurrent('a');
    link?.click();
    return link != null;
  };
  useShortcut('j', () => move(1), { group: 'list', label: 'keyboard.list.next' });
  useShortcut('k', () => move(-1), { group: 'list', label: 'keyboard.list.previous' });
  useShortcut('enter', open, { group: 'list', label: 'keyboard.list.open' });
  useShortcut('x', select, { group: 'list', label: 'keyboard.list.select' });
  useShortcut('/', () => find('[type=search]')?.focus(), { group: 'list', label: 'keyboard.list.search' });
  return { list, focusRow: index => focusOn(rows()[index]), focusedRow: () => current(rows()) };
}
