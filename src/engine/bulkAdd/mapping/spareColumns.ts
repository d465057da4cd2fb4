import type { FieldPlan } from '../cells/plan.ts';
import { isSpareOf } from './headerScore.ts';
import type { Target } from './Target.ts';

interface Options {
  headers: readonly string[];
  targets: readonly (Target | null)[];
  fields: readonly FieldPlan[];
}

/** The columns that are read and have no field of their own, such as classes; none where no other column is read. */
export function spareColumns({ headers, targets, fields }: Options): ReadonlySet<number> {
  const mapped = targets.flatMap((target, column) => (target === null ? [] : [column]));
  const spare = mapped.filter(column =>
    fields.some(field => field.source === targets[column] && isSpareOf(headers[column]!, field)),
  );
  return new Set(spare.length < mapped.length ? spare : []);
}
