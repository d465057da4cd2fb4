import type { FieldPlan } from '../cells/plan.ts';
import { filledCells } from './contentShare.ts';
import { isSpareOf } from './headerScore.ts';
import type { Proposal, SheetColumn } from './proposeTargets.ts';
import { sourceOf, type Target } from './Target.ts';

/**
 * The proposals with a column for each field that is still free and takes what has no field of its own, such as a class. What
 * was chosen before for such a column, also that it is not used, stays.
 *
 * @param taken the source of a field that gets something else, or null
 */
export function proposeSpare(
  columns: readonly SheetColumn[],
  fields: readonly FieldPlan[],
  proposals: readonly Proposal[],
  taken: Target | null,
): Proposal[] {
  const used = new Set(proposals.flatMap(({ target }) => (target === null ? [] : [sourceOf(target)])));
  const proposed = [...proposals];
  // Alone such a column says nothing about anyone.
  if (used.size === 0) return proposed;
  for (const field of fields) {
    if (used.has(field.source) || field.source === taken) continue;
    const named = columns.flatMap(({ header, cells, isHidden = false }, column) => {
      const { target, isSure } = proposed[column]!;
      const isOpen = target === null && !isSure && filledCells(cells).length > 0;
      return isOpen && isSpareOf(header, field) ? [{ column, isHidden }] : [];
    });
    const best = named.find(({ isHidden }) => !isHidden) ?? named[0];
    // Another column that says the same makes it a guess.
    if (best) proposed[best.column] = { target: field.source, isSure: named.length === 1 };
  }
  return proposed;
}
