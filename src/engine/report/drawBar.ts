import type { jsPDF } from 'jspdf';

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Between the lines of a hatched bar, in millimetres. */
const gap = 1.1;

/** A bar in the document's colours; hatched where it is not final. */
export function drawBar(doc: jsPDF, { x, y, width, height }: Bar, isHatched: boolean): void {
  if (!isHatched) {
    doc.rect(x, y, width, height, 'F');
    return;
  }
  doc.setLineWidth(0.25).rect(x, y, width, height, 'S');
  // Lines from the lower left to the upper right, each cut off at the bar's edges.
  for (let offset = gap; offset < width + height; offset += gap) {
    const [fromX, fromY] = [Math.max(0, offset - height), Math.min(height, offset)];
    const [toX, toY] = [Math.min(width, offset), Math.max(0, offset - width)];
    doc.line(x + fromX, y + fromY, x + toX, y + toY);
  }
  doc.setLineWidth(0.5);
}
