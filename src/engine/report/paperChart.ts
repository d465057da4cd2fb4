import { scaleOf } from '../chart/scaleOf.ts';
import type { ChartData } from '../chart/series.ts';

/** A chart on paper: the one of the screen, with everything written out. */
export interface PaperChart extends ChartData {
  /** The marks of the axis of values. */
  marks: { value: number; text: string }[];
  /** What dashed and hatched parts mean, where there are any. */
  note: string | null;
}

interface Words {
  write: (as: ChartData['as'], value: number) => string;
  notFinal: string;
}

export const paperChart = (data: ChartData, { write, notFinal }: Words): PaperChart => ({
  ...data,
  marks: scaleOf(data).map(value => ({ value, text: write(data.as, value) })),
  note: data.points.some(({ mark }) => mark) ? notFinal : null,
});
