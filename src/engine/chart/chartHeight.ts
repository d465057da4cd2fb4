const usual = 260;
const axis = 44;
const rowPerSeries = 16;

interface Counted {
  kind: string;
  points: { length: number };
  series: { length: number };
}

/** How high a chart is drawn, in pixels: one of rows is as high as its rows take. */
export const chartHeight = ({ kind, points, series }: Counted) =>
  kind === 'rows' ? axis + points.length * (12 + series.length * rowPerSeries) : usual;
