import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { Period } from '../../domain/period.ts';
import type { ChartData } from './series.ts';

interface Actions {
  /** Opens the records behind a point. */
  onOpen?: ((index: number) => void) | undefined;
  /** Takes the days of several points as a period. */
  onPeriod?: ((period: Period) => void) | undefined;
}

/** The point that is pointed at or focused. */
interface Active {
  index: number;
  id: string;
  element: SVGRectElement;
}

/** From where to where points are drawn over. */
interface Range {
  from: number;
  to: number;
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The points of a chart as one stop of the Tab key: arrows move between them, Enter opens one, and Shift with an arrow or
 * drawing with a mouse takes several, whose days become a period.
 */
export function usePoints({ points }: ChartData, { onOpen, onPeriod }: Actions) {
  const [pointed, setPointed] = useState<Active | null>(null);
  const [stop, setStop] = useState(0);
  const [drawn, setRange] = useState<Range | null>(null);
  const last = points.length - 1;
  // Another period has other points, and removed ones are not left by a pointer or the focus.
  const active = pointed && points[pointed.index]?.id === pointed.id ? pointed : null;
  const range = drawn && Math.max(drawn.from, drawn.to) <= last ? drawn : null;
  const point = (index: number, element: SVGRectElement) =>
    setPointed({ index, id: points[index]!.id, element });
  const isDrawable = onPeriod !== undefined && points.every(({ days }) => days !== undefined);
  const take = ({ from, to }: Range) => {
    const [first, end] = [Math.min(from, to), Math.max(from, to)];
    setRange(null);
    onPeriod?.({ since: points[first]!.days!.since, until: points[end]!.days!.until });
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<SVGRectElement>) => {
    if (event.key === 'Escape') return setRange(null);
    if (event.key === 'Enter') {
      event.preventDefault();
      return range && range.from !== range.to ? take(range) : onOpen?.(index);
    }
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : step ? index + step : undefined;
    if (next === undefined || next < 0 || next > last) return;
    event.preventDefault();
    setRange(event.shiftKey && isDrawable ? { from: range?.from ?? index, to: next } : null);
    const all = event.currentTarget.parentElement?.querySelectorAll<SVGRectElement>('[data-point]');
    all?.[next]?.focus();
  };
  return {
    active,
    range,
    isDrawable,
    leave: () => setPointed(null),
    propsOf: (index: number) => ({
      tabIndex: index === Math.min(stop, last) ? 0 : -1,
      onFocus({ currentTarget }: FocusEvent<SVGRectElement>) {
        setStop(index);
        point(index, currentTarget);
      },
      onBlur: () => setPointed(null),
      onKeyDown: onKeyDown(index),
      onPointerEnter({ buttons, currentTarget }: PointerEvent<SVGRectElement>) {
        point(index, currentTarget);
        if (range && buttons === 1) setRange({ ...range, to: index });
      },
      onPointerDown({ pointerType, button }: PointerEvent) {
        if (isDrawable && pointerType === 'mouse' && button === 0) setRange({ from: index, to: index });
      },
      onPointerUp({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse' && range && range.from !== range.to) take(range);
      },
      onClick() {
        if (range === null || range.from === range.to) {
          setRange(null);
          onOpen?.(index);
        }
      },
    }),
  };
}
