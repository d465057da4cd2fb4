import { and, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import { containing } from '../core/searchText.ts';
import { isId } from '../database/newId.ts';
import { customers } from '../database/schema/index.ts';

const searched = { name: customers.name, email: customers.email } as const;

export interface AttendanceQuery {
  managerId?: string | undefined;
  searchType?: keyof typeof searched | 'all' | undefined;
  searchText?: string | undefined;
}

/** The students that a query asks for, among those visible to the caller. */
export function attendanceConditions({
  managerId,
  searchText,
  searchType = 'all',
}: AttendanceQuery): SQL | undefined {
  const fields = searchType === 'all' ? Object.values(searched) : [searched[searchType]];
  return and(
    managerId === undefined
      ? undefined
      : managerId === 'none'
        ? isNull(customers.managerId)
        : isId(managerId)
          ? eq(customers.managerId, managerId)
          : sql`false`,
    searchText === undefined ? undefined : or(...fields.map(field => ilike(field, containing(searchText)))),
  );
}
