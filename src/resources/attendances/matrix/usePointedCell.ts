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
    const point = ({ target }: Event) => {
      const element = (target as HTMLElement).closest<HTMLElement>('[data-cell]');
      const [row, column] = (element?.dataset.cell ?? '').split('-').map(Number);
      setPointed(element && row !== undefined && column !== undefined ? { element, row, column } : null);
    };
    const leave = () => setPointed(null);
    root?.addEventListener('pointerover', event => event.pointerType === 'mouse' && point(event), { signal });
    root?.addEventListener(
      'focusin',
      event => (event.target as HTMLElement).matches(':focus-visible') && point(event),
      { signal },
    );
    for (const type of ['pointerleave', 'pointerdown', 'focusout'])
      root?.addEventListener(type, leave, { signal });
    root?.addEventListener('keydown', ({ key }) => ['Escape', 'Enter', ' '].includes(key) && leave(), {
      signal,
    });
    return () => over.abort();
  }, [grid]);
  return rested === pointed && pointed?.element.isConnected ? pointed : null;
}
