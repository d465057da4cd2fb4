import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { inIds } from '../database/inIds.ts';
import { customers } from '../database/schema/index.ts';
import { studentFigures, type StudentFigures } from './studentFigures.ts';

/** The figures of some students for another period. */
export const figuresOf = (
  context: QueryContext,
  period: Period,
  students: readonly Pick<StudentFigures, 'customerId'>[],
): Promise<StudentFigures[]> =>
  studentFigures(
    context,
    period,
    inIds(customers.customerId, [...new Set(students.map(({ customerId }) => customerId))]),
  );
