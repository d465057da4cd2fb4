import { Box, useTheme } from '@mui/material';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Period } from '../../domain/period.ts';
import { DayCard, type Day } from './DayCard.tsx';

export interface Course {
  label: string;
  /** A value a day, the oldest first. */
  values: readonly number[];
  period: Period;
  /** What is known of a day, by its place in `values`. */
  dayAt: (index: number) => Day;
  /** The last day is still running: its stretch is dashed. */
  isRunning: boolean;
}

export const sparklineWidth = 40;
const height = 22;
const inset = 3;

/** How a figure has developed, as a line without axes; each of its days can be pointed at, and focused by arrows. */
export function Sparkline({ course: { label, values, period, dayAt, isRunning } }: { course: Course }) {
  const { palette } = useTheme();
  const [pointed, setPointed] = useState<{ index: number; element: Element } | null>(null);
  const last = values.length - 1;
  // From the least to the most: it shows the course, and the figure how much.
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const step = (sparklineWidth - 2 * inset) / Math.max(last, 1);
  const points = values.map((value, index) => [
    inset + index * step,
    height - inset - (range === 0 ? 0.5 : (value - least) / range) * (height - 2 * inset),
  ]);
  const line = (of: number[][]) => of.map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join(' ');
  const within = (index: number) => Math.max(0, Math.min(last, index));
  // Another period has other days.
  const at = pointed === null ? null : within(pointed.index);
  const day = at === null ? null : dayAt(at);
  const [x, y] = points[at ?? last]!;
  const stroke = {
    fill: 'none',
    stroke: palette.primary.main,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  } as const;
  const onPointerMove = ({ currentTarget: element, clientX }: PointerEvent) => {
    const { left, width } = element.getBoundingClientRect();
    const drawn = ((clientX - left) / width) * sparklineWidth;
    setPointed({ element, index: within(Math.round((drawn - inset) / step)) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setPointed(null);
    const from = at ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPointed({ element: event.currentTarget, index: within(to) });
  };
  return (
    <>
      <Box
        component="svg"
        role="img"
        tabIndex={0}
        aria-label={[label, day?.title, ...(day?.facts ?? []).map(({ label: of, value }) => `${of} ${value}`)]
          .filter(Boolean)
          .join(', ')}
        width={sparklineWidth}
        height={height}
        viewBox={`0 0 ${sparklineWidth} ${height}`}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setPointed(null)}
        onFocus={({ currentTarget: element }) => setPointed({ element, index: last })}
        onBlur={() => setPointed(null)}
        onKeyDown={onKeyDown}
        // A press is one on the card that it lies on.
        onClick={({ currentTarget }) => currentTarget.closest('li')?.querySelector('a')?.click()}
        sx={{ display: 'block', cursor: 'pointer', touchAction: 'pan-y' }}
      >
        <polyline points={line(isRunning ? points.slice(0, -1) : points)} {...stroke} />
        {isRunning && <polyline points={line(points.slice(-2))} {...stroke} strokeDasharray="2 2" />}
        <circle cx={x} cy={y} r={2.25} fill={palette.primary.main} />
      </Box>
      {pointed && day && <DayCard anchor={pointed.element} day={day} period={period} />}
    </>
  );
}
