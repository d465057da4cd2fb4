import type { MarkElementProps } from '@mui/x-charts/LineChart';

/** A value on a line. The library's own would each ask for a style sheet, and listen to the pointer as `ChartPoints` do. */
export const DrawnMark = ({ x, y, color }: Pick<MarkElementProps, 'x' | 'y' | 'color'>) => (
  <circle data-mark cx={x} cy={y} r={5} stroke={color} />
);
