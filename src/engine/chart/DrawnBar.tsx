import type { BarProps } from '@mui/x-charts/BarChart';
import { useChartData } from './ChartContext.ts';
import { hatchOf } from './Hatches.tsx';

/** A bar; hatched where it is not final. */
export function DrawnBar({ ownerState, x, y, width, height, style }: BarProps) {
  const { points, series } = useChartData();
  const { id, dataIndex, color } = ownerState;
  const tone = series.find(each => each.id === id)?.tone;
  const isOpen = points[dataIndex]?.mark !== undefined;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      style={style}
      data-hatched={isOpen || undefined}
      fill={isOpen && tone ? `url(#${hatchOf(tone)})` : color}
      stroke={isOpen ? color : undefined}
    />
  );
}
