import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type { AnimatedLineProps } from '@mui/x-charts/LineChart';
import { useId } from 'react';
import { useChartData } from './ChartContext.ts';
import { stretchesOf } from './stretchesOf.ts';

const dashes = '5 5';

/** A series as one line, of which the parts that are not final are dashed. */
export function DrawnLine({ d, ownerState }: AnimatedLineProps) {
  const id = useId();
  const { points, series } = useChartData();
  const scale = useXScale<'point'>();
  const area = useDrawingArea();
  const own = series.find(each => each.id === ownerState.id);
  if (own === undefined) return null;
  const stretches = stretchesOf(points, own);
  const at = (index: number) => scale(points[index]!.id) ?? area.left;
  const stroke = {
    d,
    stroke: ownerState.color,
    strokeWidth: 2.25,
    fill: 'none',
    strokeLinejoin: 'round',
  } as const;
  if (stretches.length < 2)
    return (
      <path {...stroke} data-line={own.id} strokeDasharray={stretches[0]?.isDashed ? dashes : undefined} />
    );
  return stretches.map(({ from, to, isDashed }) => (
    <g key={from}>
      <clipPath id={`${id}-${from}`}>
        <rect x={at(from)} width={Math.max(0, at(to) - at(from))} y={area.top - 4} height={area.height + 8} />
      </clipPath>
      <path
        {...stroke}
        data-line={own.id}
        clipPath={`url(#${id}-${from})`}
        strokeDasharray={isDashed ? dashes : undefined}
      />
    </g>
  ));
}
