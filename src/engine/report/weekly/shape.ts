/** What a page is drawn with, in millimetres from its upper left corner; the place of a text is that of its baseline, its size is in points. */
export type Shape =
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      size: number;
      color: string;
      isBold?: boolean;
      align?: 'left' | 'center' | 'right';
    }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill: string; radius?: number }
  | {
      kind: 'line';
      x1: number;
      y1: number;
      x2: number;
      y2: number;
      color: string;
      width: number;
      isDashed?: boolean;
    }
  | { kind: 'logo'; x: number; y: number; width: number; height: number };

/** A4. */
export const pageSize = { width: 210, height: 297 };

/** Left and right of what is on it. */
export const pageMargin = 17;
export const contentWidth = pageSize.width - 2 * pageMargin;
