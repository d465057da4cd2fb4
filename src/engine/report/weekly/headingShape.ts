import { pageMargin, type Shape } from './shape.ts';
import type { SheetColors } from './sheetColors.ts';

/** The heading of a part of the page. */
export const headingShape = (text: string, y: number, colors: SheetColors): Shape => ({
  kind: 'text',
  text,
  x: pageMargin,
  y,
  size: 11,
  color: colors.text,
  isBold: true,
});
