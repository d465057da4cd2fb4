import type { jsPDF } from 'jspdf';
import { channelsOf } from '../../domain/brand/channelsOf.ts';
import { readableText } from '../../domain/brand/readableText.ts';
import { scaleOf } from '../chart/scaleOf.ts';
import type { ChartData } from '../chart/series.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Channels = [number, number, number];
const colors: Record<Exclude<ChartData['series'][number]['tone'], 'accent'>, Channels> = {
  quiet: [138, 146, 163],
  positive: [11, 122, 75],
  notice: [148, 89, 10],
};
const axisWidth = 14;
const legendGap = 8;

/** A line in the colour has to be seen on paper. */
const visible = (color: string) => readableText(color, ['#ffffff'], { least: 3 });

interface Style {
  /** Writes a value at the axis. */
  write: (value: number) => string;
  /** `#rrggbb`, of the emphasized series. */
  color: string;
}

/** Draws a chart as vectors, with its legend above and its axes. */
export function drawChart(doc: jsPDF, data: ChartData, box: Box, { write, color }: Style): void {
  const colorOf = (tone: ChartData['series'][number]['tone']): Channels =>
    tone === 'accent' ? channelsOf(visible(color)) : colors[tone];
  const { labels, series, kind } = data;
  const left = box.x + axisWidth;
  const width = box.width - axisWidth;
  const top = box.y + 8;
  const height = box.height - 16;
  const marks = scaleOf(data);
  const most = marks.at(-1)!;
  const yOf = (value: number) => top + height - (value / most) * height;
  const slot = width / Math.max(1, labels.length);
  const xOf = (index: number) => left + slot * (index + 0.5);

  doc.setFontSize(8);
  doc.setLineWidth(0.1);
  for (const value of marks) {
    doc.setDrawColor(224, 226, 232);
    doc.line(left, yOf(value), left + width, yOf(value));
    doc.setTextColor(90, 97, 112);
    doc.text(write(value), left - 2, yOf(value) + 1, { align: 'right' });
  }
  const every = Math.ceil(labels.length / 12);
  labels.forEach((label, index) => {
    if (index % every === 0) doc.text(label, xOf(index), top + height + 5, { align: 'center' });
  });
  let legend = left;
  series.forEach(({ label, values, tone, dashed }, place) => {
    doc.setDrawColor(...colorOf(tone));
    doc.setFillColor(...colorOf(tone));
    doc.setLineWidth(0.5);
    if (kind === 'line') {
      doc.setLineDashPattern(dashed ? [1.2, 1] : [], 0);
      for (let index = 1; index < values.length; index++) {
        const [from, to] = [values[index - 1], values[index]];
        if (from != null && to != null) doc.line(xOf(index - 1), yOf(from), xOf(index), yOf(to));
      }
    } else {
      const bar = (slot * 0.64) / series.length;
      values.forEach((value, index) => {
        if (value === null) return;
        const x = left + slot * (index + 0.18) + bar * place;
        doc.rect(x, yOf(value), bar, top + height - yOf(value), 'F');
      });
    }
    doc.setLineDashPattern([], 0);
    doc.rect(legend, box.y + 0.8, 4, 1.2, 'F');
    doc.text(label, legend + 6, box.y + 2.4);
    legend += 6 + doc.getTextWidth(label) + legendGap;
  });
}
