import { and, ne, sql, type SQL } from 'drizzle-orm';
import { visibleStudents } from '../../core/visible.ts';
import { customers } from '../../database/schema/index.ts';
import type { CurrentUser } from '../../core/currentUser.ts';

/**
 * Students who may have two accounts: of those visible to the caller and not deleted, another one has the same phone, or
 * the same name and birthday. Phone numbers that differ only in how they were typed are stored alike.
 */
export const maybeDuplicate = (session: CurrentUser): SQL => {
  const same = (columns: SQL, given: SQL) => sql`(${columns}) in (
    select ${columns} from ${customers} where ${and(visibleStudents(session), ne(customers.accountStatus, 'DELETED'), given)}
    group by ${columns} having count(*) > 1)`;
  return sql`(${same(sql`${customers.phone}`, sql`${customers.phone} <> ''`)} or ${same(
    sql`${customers.name}, ${customers.birthday}`,
    sql`${customers.birthday} is not null`,
  )})`;
};
