import { mixColors } from '../../../domain/brand/mixColors.ts';
import { readableText } from '../../../domain/brand/readableText.ts';

/** The colours of a page of paper, from the academy's. */
export function sheetColors(color: string) {
  return {
    accent: readableText(color, ['#ffffff'], { least: 3 }),
    tint: mixColors(color, '#ffffff', 0.08),
    text: '#16181d',
    quiet: '#5a6170',
    line: '#e4e6eb',
    surface: '#f6f7f9',
    negative: '#b3261e',
  };
}
export type SheetColors = ReturnType<typeof sheetColors>;
