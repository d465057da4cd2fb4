import type { jsPDF } from 'jspdf';
import { margin } from './paper.ts';

type Rgb = [red: number, green: number, blue: number];
/** The colors of tables on paper. */
export const tableColors = {
  text: [20, 20, 20],
  head: [90, 97, 112],
  headFill: [247, 248, 250],
  line: [228, 230, 235],
} satisfies Record<string, Rgb>;
/** Between rows, in millimetres. */
export const tableLine = 0.1;

/** A table whose columns are known already, in millimetres. */
interface Columns {
  head: readonly string[];
  widths: readonly number[];
  aligns: readonly ('left' | 'center' | 'right')[];
  padding: number;
  rowHeight: number;
  perPage: number;
}

const ellipsis = '...';

/**
 * Draws rows of one line on pages of their own, the first of which is the document's current one, as autoTable draws
 * them with `overflow: 'ellipsize'`. autoTable measures and styles each cell, which takes twice as long.
 */
export function drawPages(doc: jsPDF, rows: readonly (readonly string[])[], columns: Columns): void {
  const { head, widths, aligns, padding, rowHeight, perPage } = columns;
  const width = widths.reduce((sum, each) => sum + each, 0);
  const baseline = padding + (doc.getFontSize() / doc.internal.scaleFactor) * 0.85;
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, margin));
  const known = new Map<string, number>();
  const widthOf = (text: string) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const measured = doc.getTextWidth(text);
    known.set(text, measured);
    return measured;
  };
  const shortened = (text: string, room: number) => {
    if (widthOf(text) <= room) return text;
    let kept = text;
    while (kept.length > 1 && widthOf(kept + ellipsis) > room) kept = kept.slice(0, -1);
    return kept.trim() + ellipsis;
  };
  const drawRow = (cells: readonly string[], y: number) => {
    cells.forEach((cell, index) => {
      const room = widths[index]! - 2 * padding;
      const text = shortened(cell, room);
      const before = { left: 0, center: 0.5, right: 1 }[aligns[index]!];
      const indent = before === 0 ? 0 : before * (room - widthOf(text));
      doc.text(text, lefts[index]! + padding + indent, y + baseline);
    });
    doc.line(margin, y + rowHeight, margin + width, y + rowHeight);
  };
  for (let from = 0; from < rows.length; from += perPage) {
    if (from > 0) doc.addPage();
    doc
      .setLineWidth(tableLine)
      .setDrawColor(...tableColors.line)
      .setFillColor(...tableColors.headFill)
      .rect(margin, margin, width, rowHeight, 'F')
      .setTextColor(...tableColors.head);
    drawRow(head, margin);
    doc.setTextColor(...tableColors.text);
    rows.slice(from, from + perPage).forEach((row, index) => {
      drawRow(row, margin + (index + 1) * rowHeight);
    });
  }
}
