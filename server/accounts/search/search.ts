import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { can } from '../../../src/domain/permissions.ts';
import { searchedAccount, searchedColumns } from '../filter.ts';
import { searchIn } from '../../core/searchIn.ts';
import { managersOf, visibleStudents } from '../../core/visible.ts';
import { customers, rooms } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';

/** What describes whom a search found: their email, and the field that has what was searched for. */
function describe(text: string, { email, ...fields }: { email: string } & Record<string, string>): string {
  const has = (value: string) => value.toLowerCase().includes(text.toLowerCase());
  const found = has(email) ? undefined : Object.values(fields).find(has);
  return found === undefined ? email : `${email} · ${found}`;
}

/** A few students, managers and rooms by what lists of accounts are searched by, of what the visitor may list anyway. */
export async function search({ db, session, query }: Context<Contract['session']['search']>) {
  const searchText = query.text;
  const people = async (scope: ReturnType<typeof and>) => {
    const rows = await db
      .select({ id: customers.customerId, ...searchedColumns })
      .from(customers)
      .where(and(scope, ne(customers.accountStatus, 'DELETED'), searchIn(searchedAccount, { searchText })))
      .orderBy(asc(customers.name))
      .limit(limits.search.perKind);
    return rows.map(({ id, name, ...fields }) => ({
      id,
      title: name,
      subtitle: describe(searchText, fields),
    }));
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
