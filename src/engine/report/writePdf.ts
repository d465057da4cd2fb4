import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { displays } from '../displays/displays.ts';
import type { ExportColumn } from '../export/plan.ts';
import { drawChart } from './drawChart.ts';
import type { Paper } from './paper.ts';

type Row = Record<string, unknown>;

const face = 'Pretendard';
const margin = 14;

/** A value as the screen writes it; nothing is a dash. */
function textOf(
  value: unknown,
  { as, labels }: Pick<ExportColumn, 'as' | 'labels'>,
  { place }: Paper,
): string {
  if (value === null || value === undefined || value === '') return '—';
  return displays[as].text(value as never, place, option => labels[option] ?? option);
}

/**
 * A report as a PDF file: title, academy, logo, period and filters, the chart, the rows with their sums, and the number
 * of each page. `font` is the bytes of a TrueType face in base64, of which the file takes the letters that it needs.
 */
export function writePdf(paper: Paper, rows: readonly Row[], font: string, logo: string | null): ArrayBuffer {
  const { columns, summed } = paper;
  const doc = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: columns.length > 6 ? 'landscape' : 'portrait',
  });
  const width = doc.internal.pageSize.getWidth();
  const height = doc.internal.pageSize.getHeight();
  doc.addFileToVFS(`${face}.ttf`, font);
  doc.addFont(`${face}.ttf`, face, 'normal');
  doc.setFont(face, 'normal');
  doc.setProperties({ title: paper.title, author: paper.academy });

  if (logo !== null) doc.addImage(logo, width - margin - 14, margin - 4, 14, 14);
  doc
    .setFontSize(18)
    .setTextColor(22, 24, 29)
    .text(paper.title, margin, margin + 4);
  doc.setFontSize(10).setTextColor(90, 97, 112);
  [paper.academy, ...paper.lines].forEach((line, index) => doc.text(line, margin, margin + 11 + index * 5));
  let y = margin + 14 + (paper.lines.length + 1) * 5;
  if (paper.chart !== null && paper.chart.labels.length > 0) {
    const write = (value: number) => {
      if (paper.chart!.as === 'duration') return `${Math.round(value / 360) / 10}h`;
      return displays.number.text(Math.round(value) as never, paper.place, String);
    };
    drawChart(doc, paper.chart, { x: margin, y, width: width - 2 * margin, height: 62 }, write);
    y += 68;
  }

  const sums = columns.map((column, index) => {
    if (index === 0) return paper.totalLabel;
    if (!summed.includes(column.source)) return '';
    return textOf(
      rows.reduce((sum, row) => sum + Number(row[column.source] ?? 0), 0),
      column,
      paper,
    );
  });
  autoTable(doc, {
    startY: y,
    margin: { left: margin, right: margin, top: margin, bottom: margin + 4 },
    head: [columns.map(({ header }) => header)],
    body: rows.map(row => columns.map(column => textOf(row[column.source], column, paper))),
    ...(summed.length > 0 ? { foot: [sums] } : {}),
    showFoot: 'lastPage',
    theme: 'plain',
    styles: {
      font: face,
      fontStyle: 'normal',
      fontSize: 9,
      cellPadding: 1.8,
      lineColor: [228, 230, 235],
      lineWidth: { bottom: 0.1 },
    },
    headStyles: { fontStyle: 'normal', textColor: [90, 97, 112], fillColor: [247, 248, 250] },
    footStyles: { fontStyle: 'normal', fillColor: [247, 248, 250] },
    columnStyles: Object.fromEntries(
      columns.map(({ as }, index) => [index, { halign: displays[as].align ?? 'left' }]),
    ),
    didParseCell({ cell, column, section }) {
      if (section !== 'body') cell.styles.halign = displays[columns[column.index]!.as].align ?? 'left';
    },
  });

  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page).setFontSize(8).setTextColor(90, 97, 112);
    const label = paper.pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages));
    doc.text(label, width - margin, height - 8, { align: 'right' });
    doc.text(paper.academy, margin, height - 8);
  }
  return doc.output('arraybuffer');
}
