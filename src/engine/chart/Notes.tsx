import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { useChartData } from './ChartContext.ts';
import { noteTones } from './noteTones.ts';

/** Bands behind the points of holidays, exam days and notes. */
export function Notes() {
  const { points, notes = [] } = useChartData();
  const { palette } = useTheme();
  const area = useDrawingArea();
  const x = useXScale();
  const slot = area.width / Math.max(1, points.length);
  const middle = (index: number) => {
    const at = x(points[index]!.id as never) ?? 0;
    return at + ('bandwidth' in x ? x.bandwidth() / 2 : 0);
  };
  const step = points.length > 1 ? middle(1) - middle(0) : slot;
  const end = area.left + area.width;
  return (
    <g pointerEvents="none">
      {notes.map(({ id, kind, from, to }) => {
        const left = Math.max(area.left, middle(from) - step / 2);
        const width = Math.min(end, middle(to) + step / 2) - left;
        const color = palette.tones[noteTones[kind]];
        return (
          <g key={id} data-note={kind} fill={color}>
            <rect x={left} y={area.top} width={width} height={area.height} opacity={0.12} />
            <rect x={left} y={area.top - 4} width={width} height={4} />
          </g>
        );
      })}
    </g>
  );
}
