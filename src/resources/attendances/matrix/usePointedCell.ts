import { useEffect, useState, type RefObject } from 'react';
import { useDebounced } from '../../../hooks/useDebounced.ts';
import type { Cell } from './useCells.ts';

interface PointedCell extends Cell {
  element: HTMLElement;
}

/** How long a pointer or the focus rests on a cell before it says more, in milliseconds. */
const restMs = 200;

/** The cell of the matrix that a mouse rests on, or the keyboard; Escape and a press let go of it. */
export function usePointedCell(grid: RefObject<HTMLElement | null>): PointedCell | null {
  const [pointed, setPointed] = useState<PointedCell | null>(null);
  const rested = useDebounced(pointed, restMs);
  useEffect(() => {
    const root = grid.current;
    const over = new AbortController();
    const { signal } = over;
    const point = (target: Element | null | undefined) => {
      const element = target?.closest<HTMLElement>('[data-cell]');
      const [row, column] = (element?.dataset.cell ?? '').split('-').map(Number);
      setPointed(element && row !== undefined && column !== undefined ? { element, row, column } : null);
    };
    const focused = () => root?.querySelector('[data-cell]:focus-visible');
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K], target: Element) => void,
    ) => root?.addEventListener(type, event => act(event, event.target as Element), { signal });
    on('pointerover', ({ pointerType }, target) => pointerType === 'mouse' && point(target));
    on('pointerleave', () => point(focused()));
    on('focusin', (_, target) => target.matches(':focus-visible') && point(target));
    for (const type of ['focusout', 'pointerdown'] as const) on(type, () => point(null));
    on('keydown', ({ key }) => ['Escape', 'Enter', ' '].includes(key) && point(null));
    return () => over.abort();
  }, [grid]);
  return rested === pointed && pointed?.element.isConnected ? pointed : null;
}
