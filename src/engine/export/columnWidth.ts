import { displays } from '../displays/displays.ts';
import type { ExportColumn } from './plan.ts';

const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uff00-\uff60]/;
/** What the button of a filter takes. */
const button = 3;
const dayWidth = 6.5;

/** How wide a spreadsheet's column is, in characters: as its values need, and its header. */
export function columnWidth({ as, header, day }: ExportColumn): number {
  if (day !== undefined) return dayWidth;
  const letters = [...header].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
  return Math.max(displays[as].width ?? 16, letters + button);
}
