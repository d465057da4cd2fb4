import type { FieldPlan } from '../cells/plan.ts';
import { isName } from '../cells/readCell.ts';

/** The source of the field that takes what has no field of its own: the last text that need not be there. */
export const remarksOf = (fields: readonly FieldPlan[]): string | null =>
  fields.findLast(field => field.kind === 'text' && !isName(field))?.source ?? null;
