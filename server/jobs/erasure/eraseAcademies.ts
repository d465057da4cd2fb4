import { and, eq, getTableColumns, is, lt } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../../src/domain/limits.ts';
import { systemGroup } from '../../core/inGroup.ts';
import { writeAudit } from '../../core/writeAudit.ts';
import type { Orm } from '../../database/open.ts';
import * as schema from '../../database/schema/index.ts';
import { daysBefore } from './daysBefore.ts';
import { deleteInBatches } from './deleteInBatches.ts';
import { erasePeople } from './erasePeople.ts';

const { customers, groups } = schema;

/** Every table with rows of academies but their own one; those that other rows refer to last. */
const tables = (Object.values(schema) as unknown[])
  .filter((each): each is PgTable => is(each, PgTable))
  .filter(table => table !== groups && 'groupId' in getTableColumns(table))
  .toSorted((one, other) => rank(one) - rank(other));
function rank(table: PgTable): number {
  return table === schema.subscriptions ? 3 : table === customers ? 2 : table === schema.rooms ? 1 : 0;
}
/** The academy's row takes these with it: one of each. */
const single = new Set<PgTable>([schema.subscriptions, schema.identityProviders]);
const groupOf = (table: PgTable) => (getTableColumns(table) as Record<string, PgColumn>)['groupId']!;

/**
 * Erases academies 30 days after their owners closed them: first their people, with what others keep of them, then all
 * of their rows. That it was done is kept in the system's audit log, by the academy's id and name.
 */
export async function eraseAcademies(orm: Orm, now: Date): Promise<void> {
  const due = await orm
    .select({ groupId: groups.groupId, name: groups.name })
    .from(groups)
    .where(lt(groups.closesAt, now));
  for (const { groupId, name } of due) {
    const deletedAt = daysBefore(now, limits.restore.days + 1);
    await orm
      .update(customers)
      .set({ accountStatus: 'DELETED', deletedAt })
      .where(eq(customers.groupId, groupId));
    await erasePeople(orm, now);
    for (const table of tables)
      if (!single.has(table)) await deleteInBatches(orm, table, eq(groupOf(table), groupId));
    await orm.transaction(async tx => {
      const gone = await tx
        .delete(groups)
        .where(and(eq(groups.groupId, groupId), lt(groups.closesAt, now)))
        .returning({ groupId: groups.groupId });
      if (gone.length > 0)
        await writeAudit(
          tx,
          { session: null, ipAddress: '', now },
          { groupId: systemGroup, action: 'group.erase', target: { kind: 'group', id: groupId, name } },
        );
    });
  }
}
