import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import { studentDays } from '../../database/schema/index.ts';

interface Key {
  groupId: string | SQLWrapper;
  studyDate: string | SQLWrapper;
  customerId: string | SQLWrapper;
}

/** One student's study day; by values, or by the columns of a table that it is joined with. */
export const isStudentDay = ({ groupId, studyDate, customerId }: Key): SQL =>
  and(
    eq(studentDays.groupId, groupId),
    eq(studentDays.studyDate, studyDate),
    eq(studentDays.customerId, customerId),
  )!;
