import { useTheme } from '@mui/material/styles';

export interface Course {
  label: string;
  /** A value a day, the oldest first. */
  values: readonly number[];
  /** The last day is still running: its stretch is dashed. */
  isRunning: boolean;
}

export const sparklineWidth = 40;
const height = 22;
const inset = 3;

/** How a figure has developed, as a line without axes. */
export function Sparkline({ course: { label, values, isRunning } }: { course: Course }) {
  const { palette } = useTheme();
  // From the least to the most: it shows the course, and the figure how much.
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const points = values.map((value, index) => [
    inset + (index * (sparklineWidth - 2 * inset)) / Math.max(values.length - 1, 1),
    height - inset - (range === 0 ? 0.5 : (value - least) / range) * (height - 2 * inset),
  ]);
  const line = (of: number[][]) => of.map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join(' ');
  const [x, y] = points.at(-1)!;
  const stroke = {
    fill: 'none',
    stroke: palette.primary.main,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg
      role="img"
      aria-label={label}
      width={sparklineWidth}
      height={height}
      viewBox={`0 0 ${sparklineWidth} ${height}`}
    >
      <title>{label}</title>
      <polyline points={line(isRunning ? points.slice(0, -1) : points)} {...stroke} />
      {isRunning && <polyline points={line(points.slice(-2))} {...stroke} strokeDasharray="2 2" />}
      <circle cx={x} cy={y} r={2.25} fill={palette.primary.main} />
    </svg>
  );
}
