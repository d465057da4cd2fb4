import { and, type SQL } from 'drizzle-orm';
import { assignedTo } from '../core/assignedTo.ts';
import { searchIn } from '../core/searchIn.ts';
import { isWhole, type Scope } from '../accounts/scope.ts';
import { customers } from '../database/schema/index.ts';

const searched = { name: customers.name, email: customers.email } as const;

export interface AttendanceQuery {
  managerId?: string | undefined;
  searchType?: keyof typeof searched | 'all' | undefined;
  searchText?: string | undefined;
}

/** The students that a query asks for, among those visible to the caller. */
export const attendanceConditions = (query: AttendanceQuery): SQL | undefined =>
  and(assignedTo(query.managerId), searchIn(searched, query));

/** Whether a query asks for some of the academy's students, besides what it says of their days. */
export const asksForSome = (session: Scope['session'], { managerId, searchText }: AttendanceQuery): boolean =>
  !isWhole({ session, managerId }) || searchText !== undefined;
