import { jsPDF } from 'jspdf';
import { channelsOf } from '../../../domain/brand/channelsOf.ts';
import { drawLogo } from '../drawLogo.ts';
import { noteUndrawn } from '../noteUndrawn.ts';
import type { Picture } from '../pictureOf.ts';
import { pageSize, type Shape } from './shape.ts';

interface Materials {
  /** The bytes of TrueType faces in base64, of which the file takes the letters that it needs. */
  fonts: { regular: string; bold: string };
  logo: Picture | null;
  title: string;
  author: string;
  /** Called with the number of pages written. */
  onWritten?: (pages: number) => void;
  /** Called with letters that the faces do not have, if there are some. */
  onUndrawn?: (letters: string) => void;
}

const face = 'Pretendard';
const progressEvery = 50;

/** Pages of shapes as one PDF file. */
export function writeSheets(
  pages: Iterable<readonly Shape[]>,
  { fonts, logo, title, author, onWritten, onUndrawn }: Materials,
): ArrayBuffer {
  const doc = new jsPDF({ unit: 'mm', format: [pageSize.width, pageSize.height], compress: true });
  for (const [style, font] of [
    ['normal', fonts.regular],
    ['bold', fonts.bold],
  ] as const) {
    doc.addFileToVFS(`${face}-${style}.ttf`, font);
    doc.addFont(`${face}-${style}.ttf`, face, style);
  }
  const undrawn = noteUndrawn(doc);
  doc.setProperties({ title, author });

  const draw = (shape: Shape) => {
    if (shape.kind === 'text') {
      doc
        .setFont(face, shape.isBold ? 'bold' : 'normal')
        .setFontSize(shape.size)
        .setTextColor(...channelsOf(shape.color))
        .text(shape.text, shape.x, shape.y, { align: shape.align ?? 'left' });
    } else if (shape.kind === 'rect') {
      const { x, y, width, height, radius = 0 } = shape;
      doc.setFillColor(...channelsOf(shape.fill));
      if (radius > 0) doc.roundedRect(x, y, width, height, radius, radius, 'F');
      else doc.rect(x, y, width, height, 'F');
    } else if (shape.kind === 'line') {
      doc
        .setDrawColor(...channelsOf(shape.color))
        .setLineWidth(shape.width)
        .setLineDashPattern(shape.isDashed ? [1.2, 1] : [], 0)
        .line(shape.x1, shape.y1, shape.x2, shape.y2);
    } else if (logo !== null) {
      drawLogo(doc, logo, shape);
    }
  };
  let written = 0;
  for (const page of pages) {
    if (written > 0) doc.addPage();
    page.forEach(draw);
    if (++written % progressEvery === 0) onWritten?.(written);
  }
  const letters = undrawn();
  if (letters !== '') onUndrawn?.(letters);
  return doc.output('arraybuffer');
}
