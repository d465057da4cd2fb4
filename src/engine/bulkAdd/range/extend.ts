import type { CellPlace } from './CellRange.ts';
import { within } from './within.ts';

const steps: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

export const isArrow = (key: string) => key in steps;

/** The cell to which an arrow extends the range, with Ctrl the last one in that direction. */
export function extend(from: CellPlace, arrow: string, isToEnd: boolean, size: CellPlace): CellPlace {
  const step = steps[arrow]!;
  const length = isToEnd ? Math.max(size.row, size.column) : 1;
  return within({ row: from.row + step.row * length, column: from.column + step.column * length }, size);
}
