import type { CellPlace } from './CellRange.ts';
import { within } from './within.ts';

const steps: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

export const isArrow = (key: string) => key in steps;

interface Ends {
  /** Whether it goes to the last cell in the arrow's direction. */
  isToEnd: boolean;
  size: CellPlace;
  /** The last row with text. Empty rows after it are the end only for who is there already. */
  lastFilled: number;
}

/** The cell to which an arrow extends the range. */
export function extend(from: CellPlace, arrow: string, { isToEnd, size, lastFilled }: Ends): CellPlace {
  const step = steps[arrow]!;
  if (isToEnd && step.row > 0 && from.row < lastFilled) return { ...from, row: lastFilled };
  const length = isToEnd ? Math.max(size.row, size.column) : 1;
  return within({ row: from.row + step.row * length, column: from.column + step.column * length }, size);
}
