import { and, between, eq, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { studentsOf, type QueryContext } from '../accounts/scope.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../recorder/present.ts';

/** Joins a row of `student_days` with its student in `customers`. */
export const isStudentOfDay = and(
  eq(customers.groupId, studentDays.groupId),
  eq(customers.customerId, studentDays.customerId),
)!;

/** Selects the days of a period on which students were present, where their students are joined; `whose` narrows these. */
export const presentStudents = (context: QueryContext, { since, until }: Period, whose: SQL): SQL =>
  and(
    eq(studentDays.groupId, context.session.groupId),
    between(studentDays.studyDate, since, until),
    studentsOf(context),
    whose,
    presentSql,
  )!;
