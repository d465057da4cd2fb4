import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { ServiceAccount } from '../../../src/domain/entities/roomService.ts';
import type { Context } from '../../core/context.ts';
import { contains } from '../../core/contains.ts';
import { customers } from '../../database/schema/index.ts';

/** The accounts of an academy that have not been deleted, by name, so that the room service can match its own with them. */
export async function readAccounts({ db, key, query }: Context<Contract['roomService']['accounts']>) {
  const { page, size, searchText } = query;
  const { customerId, userId, kind, name, nickname, email, accountStatus, groupId } = customers;
  const where = and(
    eq(groupId, key.groupId),
    ne(accountStatus, 'DELETED'),
    searchText === undefined
      ? undefined
      : or(...[name, nickname, email].map(column => contains(column, searchText))),
  );
  const content = await db
    .select({ customerId, userId, kind, name, nickname, email, accountStatus })
    .from(customers)
    .where(where)
    .orderBy(asc(name), asc(customerId))
    .limit(size)
    .offset(page * size);
  return {
    content: content as ServiceAccount[],
    total: await db.$count(customers, where),
    pageable: { size },
  };
}
