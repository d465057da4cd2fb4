import { useRef, type RefObject } from 'react';
import { useShortcut } from '../../hooks/useShortcut.ts';

/** Walks through the records of a list and selects them by single keys. Enter opens, because the record's link has the focus. */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody > tr, ul > li') ?? [])];
  const current = (all: HTMLElement[]) => all.findIndex(row => row.contains(document.activeElement));
  const move = (step: 1 | -1) => {
    const all = rows();
    const row = all[Math.min(Math.max(current(all) + step, 0), all.length - 1)];
    row?.querySelector<HTMLElement>('a, [type=checkbox]')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const select = () => {
    const all = rows();
    all[current(all)]?.querySelector<HTMLElement>('[type=checkbox]')?.click();
  };
  useShortcut('j', () => move(1), { group: 'list', label: 'keyboard.list.next' });
  useShortcut('k', () => move(-1), { group: 'list', label: 'keyboard.list.previous' });
  useShortcut('x', select, { group: 'list', label: 'keyboard.list.select' });
  useShortcut('/', () => find('[type=search]')?.focus(), { group: 'list', label: 'keyboard.list.search' });
  return list;
}
