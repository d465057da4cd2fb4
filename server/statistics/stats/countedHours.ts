import { and, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { weekdays, type Weekday } from '../../../src/domain/choices.ts';
import { isHoliday } from '../../../src/domain/isHoliday.ts';
import { datesOf, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { isWhole, studentsOf } from '../../accounts/scope.ts';
import type { Context } from '../../core/context.ts';
import { customers } from '../../database/schema/index.ts';
import { recordedSince } from '../recordedSince.ts';
import { statsPeriod } from './period.ts';

type Query = Pick<
  QueryOf<Contract['stats']['hours']>,
  'since' | 'until' | 'managerId' | 'roomId' | 'studentId'
>;
export type Asking = Pick<Context, 'db' | 'session' | 'now'> & { query: Query };

export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/** The days that count: those that are over, since the academy's first entry, and no holidays. */
export async function countedDates({ db, session, now, query }: Asking): Promise<string[]> {
  const { since, until } = statsPeriod(query);
  const first = await recordedSince({ db, session, now });
  if (first === null) return [];
  const yesterday = shiftDate(studyDateOf(now, session.studyClock), -1);
  return datesOf(since > first ? since : first, until < yesterday ? until : yesterday).filter(
    date => !isHoliday(date, session.holidays),
  );
}

/** Which stays count: undefined for those of the whole academy. */
export function staysOf({ session, query: { managerId, roomId, studentId } }: Asking) {
  const scope = { session, managerId };
  const students =
    isWhole(scope) && studentId === undefined
      ? undefined
      : sql`select ${customers.customerId} from ${customers} where ${and(
          studentsOf(scope),
          studentId === undefined ? undefined : eq(customers.customerId, studentId),
        )}`;
  return students === undefined && roomId === undefined ? undefined : { students, roomId };
}
