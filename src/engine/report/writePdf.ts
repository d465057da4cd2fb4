import { jsPDF } from 'jspdf';
import { drawChart, paperChartHeight } from './drawChart.ts';
import { drawLogo } from './drawLogo.ts';
import { drawRows } from './drawRows.ts';
import { noteUndrawn } from './noteUndrawn.ts';
import { face, margin, type Paper, type PaperRow } from './paper.ts';
import type { Picture } from './pictureOf.ts';

interface Materials {
  /** The bytes of a TrueType face in base64, of which the file takes the letters that it needs. */
  font: string;
  logo: Picture | null;
  /** Called with the number of rows drawn. */
  onWritten?: (rows: number) => void;
  /** Called with letters that the face does not have, if there are some. */
  onUndrawn?: (letters: string) => void;
}

/** Tables of more columns lie. */
const mostUpright = 8;
/** The most that a logo takes, in millimetres. */
const logoPlace = { width: 28, height: 14 };

/**
 * A report as a PDF file: title, academy, logo, period and filters, the chart, the rows with their sums, and the number
 * of each page.
 */
export function writePdf(
  paper: Paper,
  rows: readonly PaperRow[],
  { font, logo, onWritten, onUndrawn }: Materials,
): ArrayBuffer {
  const { columns } = paper;
  const doc = new jsPDF({
    unit: 'mm',
    format: 'a4',
    compress: true,
    orientation: columns.length > mostUpright ? 'landscape' : 'portrait',
  });
  const width = doc.internal.pageSize.getWidth();
  const height = doc.internal.pageSize.getHeight();
  doc.addFileToVFS(`${face}.ttf`, font);
  doc.addFont(`${face}.ttf`, face, 'normal');
  doc.setFont(face, 'normal');
  const undrawn = noteUndrawn(doc);
  doc.setProperties({ title: paper.title, author: paper.academy });

  if (logo !== null)
    drawLogo(doc, logo, { x: width - margin - logoPlace.width, y: margin - 4, ...logoPlace });
  doc
    .setFontSize(18)
    .setTextColor(22, 24, 29)
    .text(paper.title, margin, margin + 4);
  doc.setFontSize(10).setTextColor(90, 97, 112);
  const lines = [paper.academy, ...paper.lines].flatMap(
    line =>
      doc.splitTextToSize(line, width - 2 * margin - (logo === null ? 0 : logoPlace.width + 2)) as string[],
  );
  lines.forEach((line, index) => doc.text(line, margin, margin + 11 + index * 5));
  let y = margin + 14 + lines.length * 5;
  if (paper.chart !== null && paper.chart.points.length > 0) {
    drawChart(doc, paper.chart, { x: margin, y, width: width - 2 * margin }, paper.color);
    y += paperChartHeight(paper.chart) + 4;
  }

  drawRows(doc, paper, rows, { y, onWritten });

  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page).setFontSize(8).setTextColor(90, 97, 112);
    const label = paper.pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages));
    doc.text(label, width - margin, height - 8, { align: 'right' });
    doc.text(paper.academy, margin, height - 8);
  }
  const letters = undrawn();
  if (letters !== '') onUndrawn?.(letters);
  return doc.output('arraybuffer');
}
