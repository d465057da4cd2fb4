import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { letterOf } from '../../ui/letterOf.ts';
import type { SelectableStudent, Selection } from './Selection.ts';

const page = 10;

interface Options {
  ids: readonly SelectableStudent[];
  selected: Selection;
  onSelect: (selected: Selection) => void;
  scrollTo: (index: number) => void;
  open: (customerId: string) => void;
}

/** One row can be reached by Tab; arrow keys lead on, Space selects, Shift selects a range and Ctrl+A all. */
export function useRowFocus({ ids, selected, onSelect, scrollTo, open }: Options) {
  const [index, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  /** Where a range begins: the row that was selected last. */
  const anchor = useRef<number | null>(null);
  const active = Math.max(0, Math.min(index, ids.length - 1));
  useLayoutEffect(() => {
    if (!moves.current) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    if (!row) return;
    moves.current = false;
    row.focus({ preventScroll: true });
  });

  const selectRange = (from: number, to: number, isOn: boolean) => {
    const next = new Map(selected);
    for (const { customerId, managerId } of ids.slice(Math.min(from, to), Math.max(from, to) + 1))
      if (isOn) next.set(customerId, managerId);
      else next.delete(customerId);
    onSelect(next);
  };
  const toggle = (at: number, isRange: boolean) => {
    const student = ids[at];
    if (!student) return;
    selectRange(isRange ? (anchor.current ?? at) : at, at, isRange || !selected.has(student.customerId));
    anchor.current = at;
    setActive(at);
  };
  const go = (to: number, isRange: boolean) => {
    const target = Math.max(0, Math.min(to, ids.length - 1));
    if (isRange) {
      anchor.current ??= active;
      selectRange(anchor.current, target, true);
    } else anchor.current = null;
    moves.current = true;
    scrollTo(target);
    setActive(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).dataset['row'] === undefined) return;
    const { shiftKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const keys: Record<string, () => void> = {
      ArrowUp: () => go(active - 1, shiftKey),
      ArrowDown: () => go(active + 1, shiftKey),
      PageUp: () => go(active - page, shiftKey),
      PageDown: () => go(active + page, shiftKey),
      Home: () => go(0, shiftKey),
      End: () => go(ids.length - 1, shiftKey),
      ' ': () => toggle(active, shiftKey),
      Enter: () => ids[active] && open(ids[active].customerId),
      ...(isControl ? { A: () => selectRange(0, ids.length - 1, true) } : {}),
    };
    const act = keys[letterOf(event) ?? event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return { list, active, toggle, onKeyDown };
}
