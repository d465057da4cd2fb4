import { and, eq, sql } from 'drizzle-orm';
import omit from 'lodash/omit.js';
import type { Queryable } from '../../database/open.ts';
import { customers, logins, mails, verifications } from '../../database/schema/index.ts';
import type { MergePair } from './mergePair.ts';
import { ofBoth } from './mergePair.ts';
import type { mergedAccounts } from './mergedAccounts.ts';

type Merged = ReturnType<typeof mergedAccounts>;

/** What tells an account's row from others; a distributed PostgreSQL does not even set a row's academy to itself. */
const keys = ['groupId', 'customerId'] as const;

/** Stores both accounts as they are after a merge; what belongs to an exchanged email is exchanged too. */
export async function storeAccounts(
  db: Queryable,
  pair: MergePair,
  { remaining, left, exchanges }: Merged,
  now: Date,
): Promise<void> {
  const { groupId, survivor, loser } = pair;
  const isAccount = (id: string) => and(eq(customers.groupId, groupId), eq(customers.customerId, id));
  const changed = { updatedAt: now, version: sql`${customers.version} + 1` };
  if (exchanges) {
    // An email is unique at every moment.
    await db
      .update(customers)
      .set({ email: `merging.${loser}` })
      .where(isAccount(loser));
    const other = sql`case when customer_id = ${survivor}::uuid then ${loser}::uuid else ${survivor}::uuid end`;
    for (const table of [logins, verifications, mails])
      await db.execute(sql`update ${table} set customer_id = ${other}
        where group_id = ${groupId} and ${ofBoth(sql`customer_id`, pair)}`);
  }
  await db
    .delete(verifications)
    .where(and(eq(verifications.groupId, groupId), eq(verifications.customerId, loser)));
  await db
    .update(customers)
    .set({ ...omit(remaining, keys), ...changed })
    .where(isAccount(survivor));
  await db
    .update(customers)
    .set({
      ...omit(left, keys),
      ...changed,
      accountStatus: 'DELETED',
      deletedFrom: left.accountStatus,
      deletedAt: now,
      deactivateOn: null,
    })
    .where(isAccount(loser));
}
