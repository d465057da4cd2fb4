import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { customers, groups, rooms, roomUsers, studyRecords } from '../database/schema/index.ts';
import type { TransferRoute } from './checkTransfer.ts';
import { forgetVisitsOf } from '../recorder/visits/forgetVisitsOf.ts';
import { moveRollups } from './moveRollups.ts';
import { ofStudents, transferPolicy, type TransferScope } from './transferPolicy.ts';
import { transferRows } from './transferRows.ts';

/** Brings students to another academy, table by table as `transferPolicy` says. In a transaction that locks the students. */
export async function copyStudents(
  db: Queryable,
  way: TransferRoute,
  customerIds: readonly string[],
  now: Date,
) {
  const { from } = way;
  const [home] = await db.select({ name: groups.name }).from(groups).where(eq(groups.groupId, from));
  const scope: TransferScope = { from, fromName: home!.name, customerIds, now };

  for (const moved of transferPolicy.moved) await transferRows(db, way, moved, scope);
  await moveRollups(db, way, customerIds);
  await forgetVisitsOf(db, sql`group_id = ${from} and ${ofStudents(scope)}`, { in: way.to });
  // What was copied is deleted with the account.
  for (const table of [...transferPolicy.deleted, customers])
    await db.execute(sql`delete from ${table} where group_id = ${from} and ${ofStudents(scope)}`);
  await removeUnusedCopies(db, from);
}

/** Copies of other academies' rooms that no record needs any more. */
const removeUnusedCopies = (db: Queryable, groupId: string) =>
  db.delete(rooms).where(
    and(
      eq(rooms.groupId, groupId),
      sql`${rooms.movedFrom} is not null`,
      ...[studyRecords, roomUsers].map(table =>
        notExists(
          db
            .select({ one: sql`1` })
            .from(table)
            .where(and(eq(table.groupId, groupId), eq(table.roomId, rooms.roomId))),
        ),
      ),
    ),
  );
