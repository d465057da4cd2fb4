import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { useChartData } from './ChartContext.ts';
import { useChartColors } from './useChartColors.ts';

/** What bars are measured against: a dashed level across each of them. */
export function Levels() {
  const { points, series } = useChartData();
  const colors = useChartColors();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const margin = x.step() * 0.1;
  return series
    .filter(({ dashed }) => dashed)
    .map(({ id, tone, values }) => (
      <g key={id} stroke={colors[tone]} strokeWidth={2} strokeDasharray="4 3" data-line={id}>
        {values.map((value, index) => {
          const from = x(points[index]!.id);
          if (value === null || from === undefined) return null;
          return (
            <line
              key={points[index]!.id}
              x1={from - margin}
              x2={from + x.bandwidth() + margin}
              y1={y(value)}
              y2={y(value)}
            />
          );
        })}
      </g>
    ));
}
