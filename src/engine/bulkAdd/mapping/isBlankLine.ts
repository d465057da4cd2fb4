import type { RawCell } from '../sheet/Table.ts';

/** Whether nothing is written in a line. */
export const isBlankLine = (line: readonly RawCell[]): boolean =>
  line.every(({ text }) => text.trim() === '');
