import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { can } from '../../../src/domain/permissions.ts';
import { inPhone } from '../inPhone.ts';
import { searchIn } from '../../core/searchIn.ts';
import { managersOf, visibleStudents } from '../../core/visible.ts';
import { customers, rooms } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';

/** Whom a search found: their email, and the memo if it has what was searched for. */
const describe = (text: string, { email, memo }: { email: string; memo: string }) =>
  memo.toLowerCase().includes(text.toLowerCase()) ? `${email} · ${memo}` : email;

/** A few students, managers and rooms by name, email, phone number or memo, of what the visitor may list anyway. */
export async function search({ db, session, query }: Context<Contract['session']['search']>) {
  const searchText = query.text;
  const people = async (scope: ReturnType<typeof and>) => {
    const rows = await db
      .select({
        id: customers.customerId,
        title: customers.name,
        email: customers.email,
        memo: customers.memo,
      })
      .from(customers)
      .where(
        and(
          scope,
          ne(customers.accountStatus, 'DELETED'),
          searchIn(
            { name: customers.name, email: customers.email, phone: inPhone, memo: customers.memo },
            { searchText },
          ),
        ),
      )
      .orderBy(asc(customers.name))
      .limit(limits.search.perKind);
    return rows.map(({ id, title, ...row }) => ({ id, title, subtitle: describe(searchText, row) }));
  };
  const found = await Promise.all([
    can(session, contract.students.list.access) ? people(visibleStudents(session)) : [],
    can(session, contract.managers.list.access) ? people(managersOf(session)) : [],
    can(session, contract.rooms.histories.access)
      ? db
          .select({ id: rooms.roomId, title: rooms.name, subtitle: rooms.roomUrlId })
          .from(rooms)
          .where(
            and(
              eq(rooms.groupId, session.groupId),
              isNull(rooms.movedFrom),
              searchIn({ name: rooms.name }, { searchText }),
            ),
          )
          .orderBy(desc(rooms.createdAt))
          .limit(limits.search.perKind)
      : [],
  ]);
  const kinds = ['student', 'manager', 'room'] as const;
  return { content: found.flatMap((rows, index) => rows.map(row => ({ kind: kinds[index]!, ...row }))) };
}
