import type { jsPDF } from 'jspdf';
import { autoTable, type UserOptions } from 'jspdf-autotable';
import { namesApart } from '../../domain/namesApart.ts';
import { displays } from '../displays/displays.ts';
import { valueOf, type ExportColumn } from '../export/plan.ts';
import { drawPages, tableColors, tableLine } from './drawPages.ts';
import { face, margin, type Paper, type PaperRow } from './paper.ts';

const fontSizes = { usual: 9, dense: 7 } as const;
/** The width of a day's column in a dense table, in millimetres. */
const dayWidth = 5.4;
/** Below the rows, for the number of the page. */
const foot = 4;
/** What a line takes of its letters' height. */
const lineHeight = 1.15;
/** Above and below the words of a cell: as it is read best, or tighter where that spares a third page. */
const paddings = { usual: [1.8, 1.5, 1.2], dense: [1, 0.8, 0.6] } as const;
/** How many rows the first page has below a chart and the last page with the sums, at least. */
const leastOnPage = 3;
/** A table of more is written piece by piece, so that not all of it is in memory as cells. */
const pieceOfRows = 2_000;

/** A value as the screen writes it; nothing is a dash. */
function textOf(value: unknown, { as, labels }: ExportColumn, { place }: Paper): string {
  if (value === null || value === undefined || value === '') return '—';
  return displays[as].text(value as never, place, option => labels[option] ?? option);
}

const personOf = ({ name, email }: PaperRow) => ({ name: String(name), email: String(email) });

function sumsOf(paper: Paper, rows: readonly PaperRow[]): string[] {
  return paper.columns.map((column, index) => {
    if (index === 0) return paper.totalLabel;
    if (!paper.summed.includes(column.source)) return '';
    return textOf(
      rows.reduce((sum, row) => sum + Number(row[column.source] ?? 0), 0),
      column,
      paper,
    );
  });
}

const digits = [...'0123456789'];

/** The width of the widest of these texts, with whatever digits. */
function widestOf(doc: jsPDF, texts: readonly string[]): number {
  const [widest] = digits.toSorted((one, other) => doc.getTextWidth(other) - doc.getTextWidth(one));
  const shapes = new Set(texts.map(text => text.replace(/\d/g, widest!)));
  return Math.max(...[...shapes].map(shape => doc.getTextWidth(shape)));
}

/** Draws the rows from `y` on with their header on each page and their sums at the end. */
export function drawRows(
  doc: jsPDF,
  paper: Paper,
  rows: readonly PaperRow[],
  { y: below, onWritten }: { y: number; onWritten?: ((rows: number) => void) | undefined },
): void {
  const { columns, summed, isDense = false } = paper;
  const apart = namesApart(columns.some(column => column.namesApart) ? rows.map(personOf) : []);
  const cellText = (row: PaperRow, column: ExportColumn) => {
    const email = column.namesApart ? apart(personOf(row)) : null;
    const text = textOf(valueOf(row, column), column, paper);
    return email === null ? text : `${text} (${email})`;
  };
  const density = isDense ? 'dense' : 'usual';
  const fontSize = fontSizes[density];
  const isDay = (index: number) => isDense && columns[index]!.at !== undefined;
  const alignOf = (index: number) =>
    isDay(index) ? 'center' : (displays[columns[index]!.as].align ?? 'left');
  const widthOf = (index: number) => (isDay(index) ? dayWidth : (widths[index] ?? figureWidths[index]));
  const pageHeight = doc.internal.pageSize.getHeight() - margin - foot;
  const letters = (fontSize / doc.internal.scaleFactor) * lineHeight;
  const rowHeight = (padding: number) => letters + 2 * padding;
  // The header is repeated on each page; totals follow the last row.
  const onPage = (from: number, padding: number) => Math.floor((pageHeight - from) / rowHeight(padding)) - 1;
  const paddingFrom = (from: number) =>
    paddings[density].find(padding => rows.length < onPage(from, padding)) ??
    paddings[density].find(padding => rows.length < onPage(from, padding) + onPage(margin, padding)) ??
    paddings[density][0];
  // A header is never left below a chart with a row or two.
  const isCrowded = onPage(below, paddingFrom(below)) < Math.min(rows.length, leastOnPage);
  if (isCrowded) doc.addPage();
  const y = isCrowded ? margin : below;
  const cellPadding = paddingFrom(y);
  const isLong = rows.length > pieceOfRows;
  doc.setFontSize(fontSize);
  const sums = summed.length > 0 ? sumsOf(paper, rows) : [];
  // Names may be shortened, figures never.
  const figureWidths = isLong
    ? columns.map((column, index) => {
        if (displays[column.as].excel === undefined) return undefined;
        const texts = [column.header, ...rows.map(row => cellText(row, column)), sums[index] ?? ''];
        return widestOf(doc, texts) + 2 * cellPadding;
      })
    : [];
  // The sums never follow with a row or two on a page of their own.
  const onLast =
    rows.length < onPage(y, cellPadding)
      ? 0
      : (rows.length - onPage(y, cellPadding)) % onPage(margin, cellPadding);
  const isOrphaned = !isLong && onLast !== 0 && Math.abs(onLast) < leastOnPage && rows.length > leastOnPage;
  const options: UserOptions = {
    margin: { left: margin, right: margin, top: margin, bottom: margin + foot },
    head: [columns.map(({ header }) => header)],
    showFoot: 'lastPage',
    theme: 'plain',
    styles: {
      font: face,
      fontStyle: 'normal',
      fontSize,
      cellPadding: isDense ? { vertical: cellPadding, horizontal: 0.7 } : cellPadding,
      // Pieces end with their pages, which takes rows of one height.
      overflow: isLong ? 'ellipsize' : 'linebreak',
      textColor: tableColors.text,
      lineColor: tableColors.line,
      lineWidth: { bottom: tableLine },
    },
    headStyles: { fontStyle: 'normal', textColor: tableColors.head, fillColor: tableColors.headFill },
    footStyles: { fontStyle: 'normal', fillColor: tableColors.headFill },
    didParseCell({ cell, column, section }) {
      if (section !== 'body') cell.styles.halign = alignOf(column.index);
    },
  };
  const perPage = onPage(margin, cellPadding);
  const later = Math.max(1, Math.floor(pieceOfRows / perPage)) * perPage;
  let widths: number[] = [];
  for (let from = 0; from === 0 || from < rows.length;) {
    const size = isLong
      ? from === 0
        ? onPage(y, cellPadding) + later
        : later
      : isOrphaned && from === 0
        ? rows.length - leastOnPage
        : rows.length;
    const isLast = from + size >= rows.length;
    if (from > 0) doc.addPage();
    const cells = rows.slice(from, from + size).map(row => columns.map(column => cellText(row, column)));
    const isBetween = isLong && from > 0 && !isLast;
    if (isBetween)
      drawPages(doc, cells, {
        head: columns.map(({ header }) => header),
        widths,
        aligns: columns.map((_, index) => alignOf(index)),
        padding: cellPadding,
        rowHeight: rowHeight(cellPadding),
        perPage,
      });
    else
      autoTable(doc, {
        ...options,
        startY: from === 0 ? y : margin,
        body: cells,
        ...(isLast && sums.length > 0 ? { foot: [sums] } : {}),
        columnStyles: Object.fromEntries(
          columns.map((_, index) => [
            index,
            {
              halign: alignOf(index),
              ...(widthOf(index) === undefined ? {} : { cellWidth: widthOf(index)! }),
            },
          ]),
        ),
        didDrawPage({ table }) {
          widths = table.columns.map(({ width }) => width);
        },
      });
    from += Math.max(size, 1);
    onWritten?.(Math.min(from, rows.length));
  }
}
