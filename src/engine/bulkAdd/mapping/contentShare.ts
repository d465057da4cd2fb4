import { isEmptyMark } from '../cells/isEmptyMark.ts';
import { dateColumn } from '../cells/dateColumn.ts';
import { secondsOf } from '../cells/secondsOf.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { isName, readCell, type Reading } from '../cells/readCell.ts';
import type { RawCell } from '../sheet/Table.ts';
import { looksLikeName } from './looksLikeName.ts';

const sampled = 100;
/** The shortest text that is taken for a date where no header says so. */
const shortestDate = 5;

function fits(field: FieldPlan, { text, isNumber }: RawCell, reading: Reading): boolean {
  const read = readCell(field, text, { ...reading, isNumber });
  switch (field.kind) {
    case 'email':
      return read.includes('@');
    case 'phone':
      return /^0\d{8,10}$/.test(read);
    case 'date':
      return text.trim().length >= shortestDate && /^\d{4}-\d\d-\d\d$/.test(read);
    case 'choice':
      return field.options.some(({ value }) => value === read);
    case 'duration':
      // A bare number may be anything.
      return /\D/.test(text.trim()) && secondsOf(read) !== null;
    case 'text':
      return isName(field) && looksLikeName(text);
  }
}

/** The cells of a column that say something. */
export const filledCells = (cells: readonly RawCell[]): RawCell[] =>
  cells.filter(({ text }) => text.trim() !== '' && !isEmptyMark(text.trim()));

/** Which share of a column's cells would be a field's values, by their looks; 0 for an empty column. */
export function contentShare(cells: readonly RawCell[], field: FieldPlan, today: string): number {
  const filled = filledCells(cells).slice(0, sampled);
  if (filled.length === 0) return 0;
  const reading = { today, ...(field.kind === 'date' ? { dates: dateColumn(filled, today) } : {}) };
  return filled.filter(cell => fits(field, cell, reading)).length / filled.length;
}
