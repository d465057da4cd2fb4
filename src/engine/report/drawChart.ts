import type { jsPDF } from 'jspdf';
import { channelsOf } from '../../domain/brand/channelsOf.ts';
import { readableText } from '../../domain/brand/readableText.ts';
import { isNamed } from '../chart/isNamed.ts';
import type { ChartNote, Series } from '../chart/series.ts';
import { stretchesOf } from '../chart/stretchesOf.ts';
import { drawBar } from './drawBar.ts';
import type { PaperChart } from './paperChart.ts';

interface Box {
  x: number;
  y: number;
  width: number;
}

type Channels = [number, number, number];
const colors: Record<Exclude<Series['tone'], 'accent'>, Channels> = {
  quiet: [138, 146, 163],
  positive: [11, 122, 75],
  notice: [148, 89, 10],
};
/** Bands of holidays, exam days and notes, light enough for what is drawn over them. */
const bands: Record<ChartNote['kind'], Channels> = {
  HOLIDAY: [250, 228, 228],
  EXAM: [250, 238, 214],
  NOTE: [226, 235, 250],
};
const gray: Channels = [90, 97, 112];
const legendGap = 8;
const head = 14;
const foot = 8;
const usual = 48;
/** What a name at the axis takes, and a bar that lies. */
const nameWidth = 17;
const barHeight = 3.2;
const rowGap = 2.4;
/** Names are written whole up to this many millimetres. */
const mostOfNames = 34;

/** More points than these are a line without dots, as on the screen. */
const mostDots = 14;

/** A text that ends with an ellipsis where it has no room, in millimetres. */
function cutOff(doc: jsPDF, text: string, room: number): string {
  if (doc.getTextWidth(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && doc.getTextWidth(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const heightOfRows = ({ points, series }: PaperChart) => points.length * (series.length * barHeight + rowGap);

/** How high a chart is with its title, legend and names, in millimetres. */
export const paperChartHeight = (chart: PaperChart) =>
  head + (chart.kind === 'rows' ? heightOfRows(chart) : usual) + foot;

/** Draws the screen's chart as vectors: its title and legend above, its axes, and what is not final dashed or hatched. */
export function drawChart(doc: jsPDF, chart: PaperChart, box: Box, color: string): void {
  const { title, points, series, kind, marks, note, notes = [] } = chart;
  // A line in the academy's colour has to be seen on paper.
  const accent = channelsOf(readableText(color, ['#ffffff'], { least: 3 }));
  const colorOf = (tone: Series['tone']): Channels => (tone === 'accent' ? accent : colors[tone]);
  const isAcross = kind === 'rows';
  doc
    .setFontSize(11)
    .setTextColor(22, 24, 29)
    .text(title, box.x, box.y + 3);
  doc.setFontSize(8).setLineWidth(0.1);
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(text => doc.getTextWidth(text)));
  const axis = isAcross
    ? Math.min(mostOfNames, widest(points.map(({ label }) => label))) + 3
    : widest(marks.map(({ text }) => text)) + 3;
  const left = box.x + axis;
  const width = box.width - axis - (isAcross ? 6 : 0);
  const top = box.y + head;
  const height = isAcross ? heightOfRows(chart) : usual;
  const most = marks.at(-1)!.value;
  const slot = (isAcross ? height : width) / Math.max(1, points.length);
  const along = (index: number) => (isAcross ? top : left) + slot * (index + 0.5);
  const valueAt = (value: number) =>
    isAcross ? left + (value / most) * width : top + height - (value / most) * height;

  if (!isAcross)
    for (const { kind: of, from, to } of notes)
      doc.setFillColor(...bands[of]).rect(left + slot * from, top, slot * (to - from + 1), height, 'F');
  doc.setTextColor(...gray);
  for (const { value, text } of marks) {
    const at = valueAt(value);
    doc.setDrawColor(224, 226, 232);
    if (isAcross) {
      doc.line(at, top, at, top + height);
      doc.text(text, at, top + height + 4, { align: 'center' });
    } else {
      doc.line(left, at, left + width, at);
      doc.text(text, left - 2, at + 1, { align: 'right' });
    }
  }
  points.forEach(({ label }, index) => {
    if (isAcross) doc.text(cutOff(doc, label, mostOfNames), left - 2, along(index) + 1, { align: 'right' });
    else if (isNamed(index, points.length, width / nameWidth))
      doc.text(label, along(index), top + height + 5, { align: 'center' });
  });

  const bars = series.filter(({ dashed }) => kind !== 'line' && (isAcross || !dashed));
  const thickness = (slot * 0.64) / Math.max(1, bars.length);
  for (const one of series) {
    const { values, tone } = one;
    doc
      .setDrawColor(...colorOf(tone))
      .setFillColor(...colorOf(tone))
      .setLineWidth(0.5);
    if (kind === 'line') {
      for (const { from, to, isDashed } of stretchesOf(points, one)) {
        doc.setLineDashPattern(isDashed ? [1.2, 1] : [], 0);
        for (let index = from + 1; index <= to; index++) {
          const [before, value] = [values[index - 1] ?? null, values[index] ?? null];
          if (before !== null && value !== null)
            doc.line(along(index - 1), valueAt(before), along(index), valueAt(value));
        }
      }
      if (points.length <= mostDots)
        values.forEach((value, index) => {
          if (value !== null) doc.circle(along(index), valueAt(value), 0.7, 'F');
        });
    } else if (bars.includes(one))
      values.forEach((value, index) => {
        if (value === null || value === 0) return;
        const start = along(index) - slot * 0.32 + thickness * bars.indexOf(one);
        const end = valueAt(value);
        drawBar(
          doc,
          isAcross
            ? { x: left, y: start, width: end - left, height: thickness }
            : { x: start, y: end, width: thickness, height: top + height - end },
          points[index]!.mark !== undefined,
        );
      });
    else {
      doc.setLineDashPattern([1, 0.8], 0);
      values.forEach((value, index) => {
        if (value === null) return;
        doc.line(along(index) - slot * 0.42, valueAt(value), along(index) + slot * 0.42, valueAt(value));
      });
    }
    doc.setLineDashPattern([], 0);
  }

  let legend = box.x;
  const entry = (label: string, draw: () => void) => {
    draw();
    doc.setTextColor(...gray).text(label, legend + 6, box.y + 9);
    legend += 6 + doc.getTextWidth(label) + legendGap;
  };
  for (const { label, tone, dashed } of series)
    entry(label, () => {
      doc
        .setDrawColor(...colorOf(tone))
        .setLineDashPattern(dashed ? [1.2, 1] : [], 0)
        .setLineWidth(0.7);
      doc.line(legend, box.y + 8, legend + 4, box.y + 8).setLineDashPattern([], 0);
    });
  if (note !== null)
    entry(note, () => {
      doc.setDrawColor(...accent).setFillColor(...accent);
      if (kind === 'line') {
        doc
          .setLineDashPattern([1.2, 1], 0)
          .line(legend, box.y + 8, legend + 4, box.y + 8)
          .setLineDashPattern([], 0);
      } else drawBar(doc, { x: legend, y: box.y + 6.8, width: 4, height: 2.4 }, true);
    });
}
