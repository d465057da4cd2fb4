import { and, ne, or, sql, type SQL } from 'drizzle-orm';
import { identifyingFields } from '../../../src/domain/entities/accountFields.ts';
import { visibleStudents } from '../../core/visible.ts';
import { customers } from '../../database/schema/index.ts';
import type { CurrentUser } from '../../core/currentUser.ts';

/**
 * Students who may have two accounts: another one of those visible to the caller and not deleted is alike in a field that
 * identifies people, or in one that does so together with the name.
 */
export function maybeDuplicate(session: CurrentUser): SQL {
  const others = and(visibleStudents(session), ne(customers.accountStatus, 'DELETED'));
  const isTwice = (given: SQL, columns: SQL) => sql`(${columns}) in (
    select ${columns} from ${customers} where ${others} and ${given}::text <> '' group by ${columns} having count(*) > 1)`;
  const isAlike = [
    ...identifyingFields('alone').map(field => isTwice(sql`${customers[field]}`, sql`${customers[field]}`)),
    ...identifyingFields('withName').map(field =>
      isTwice(sql`${customers[field]}`, sql`${customers.name}, ${customers[field]}`),
    ),
  ];
  return sql`(${or(...isAlike)})`;
}
