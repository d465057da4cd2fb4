import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { inIds } from '../database/inIds.ts';
import { customers } from '../database/schema/index.ts';
import { studentFigures, type StudentFigures } from './studentFigures.ts';

/** The figures of some students in each of some periods. */
export const figuresOf = (
  context: QueryContext,
  periods: readonly Period[],
  students: readonly Pick<StudentFigures, 'customerId'>[],
): Promise<StudentFigures[][]> =>
  studentFigures(
    context,
    periods,
    inIds(customers.customerId, [...new Set(students.map(({ customerId }) => customerId))]),
  );
