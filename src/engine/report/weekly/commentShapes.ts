import type { ReportView } from '../../../domain/weeklyReport/reportView.ts';
import { headingShape } from './headingShape.ts';
import { contentWidth, pageMargin, type Shape } from './shape.ts';
import type { SheetColors } from './sheetColors.ts';
import { wrapText } from './wrapText.ts';

const lineHeight = 5.1;

/** The comment in the largest size in which all of it fits; none without one. */
export function commentShapes({ comment, words }: ReportView, colors: SheetColors, most: number) {
  if (comment.trim() === '') return { height: 0, at: (): Shape[] => [] };
  const heightOf = (lines: number, size: number) => 4 + 8 + lines * lineHeight * (size / 10);
  const sizes = [10, 9, 8, 7];
  const wrapped = sizes.map(size => ({ size, lines: wrapText(comment, contentWidth - 12, size) }));
  const { size, lines } =
    wrapped.find(each => heightOf(each.lines.length, each.size) <= most) ?? wrapped.at(-1)!;
  const step = lineHeight * (size / 10);
  const room = Math.max(1, Math.floor((most - 12) / step));
  const shown = lines.length <= room ? lines : [...lines.slice(0, room - 1), `${lines[room - 1]}…`];
  const height = heightOf(shown.length, size);
  return {
    height,
    at: (y: number): Shape[] => [
      headingShape(words.comment, y, colors),
      {
        kind: 'rect',
        x: pageMargin,
        y: y + 4,
        width: contentWidth,
        height: height - 4,
        fill: colors.tint,
        radius: 2,
      },
      { kind: 'rect', x: pageMargin, y: y + 4, width: 1.2, height: height - 4, fill: colors.accent },
      ...shown.map((text, place): Shape => ({
        kind: 'text',
        text,
        x: pageMargin + 6,
        y: y + 4 + 4 + step * (place + 0.75),
        size,
        color: colors.text,
      })),
    ],
  };
}
