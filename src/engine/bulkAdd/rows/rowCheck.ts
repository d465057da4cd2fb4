import type { Existing, GridDefinition, GridRow, RowErrors } from '../definition.ts';
import { isAsked, questionOf, type Answer } from './answers.ts';
import { existingOf } from './existingOf.ts';
import { validateRow } from './validateRow.ts';

/** What is found out of a row once; a change makes a new row. */
interface RowCheck {
  errors: RowErrors;
  /** What the server is asked about it, or null when it is not asked. */
  question: string | null;
  /** The record that it is about, by an answer of the server. */
  existing?: { answer: Answer; value: Existing | null };
}

/** What the rules say of rows, each of which is looked at once: one change among thousands costs as much as one row. */
export function createRowChecks(definition: GridDefinition) {
  const checks = new WeakMap<GridRow, RowCheck>();
  return {
    of: (row: GridRow): Readonly<RowCheck> | undefined => checks.get(row),
    /** Checks a row that has not been checked. */
    add(row: GridRow): Readonly<RowCheck> {
      const errors = validateRow(definition, row.cells);
      const question = isAsked(definition, row, errors) ? questionOf(definition, row.cells) : null;
      const check = { errors, question };
      checks.set(row, check);
      return check;
    },
    /** The record that a row is about, as the answer has it. */
    existingOf(row: GridRow, answer: Answer): Existing | null {
      const check = checks.get(row);
      if (check?.existing?.answer === answer) return check.existing.value;
      const value = existingOf(definition, row, answer);
      if (check) check.existing = { answer, value };
      return value;
    },
  };
}
