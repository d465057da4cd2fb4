import { and, eq, notExists, sql } from 'drizzle-orm';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import {
  corrections,
  customers,
  groups,
  images,
  logins,
  roomCustomers,
  roomPasswords,
  rooms,
  roomUsers,
  segments,
  studentDays,
  studyRecords,
  verifications,
} from '../database/schema/index.ts';
import { copyRows, moveRows } from './carry.ts';
import type { TransferRoute } from './checkTransfer.ts';
import { moveRollups } from './moveRollups.ts';

/**
 * Takes students from one academy to another with everything that is theirs (`places.ts`). The rooms that they studied
 * in stay; so that their records keep a room's name, the other academy gets it as one that has ended and that no list
 * of rooms shows. In a transaction that holds the students.
 */
export async function copyStudents(
  db: Queryable,
  way: TransferRoute,
  customerIds: readonly string[],
  now: Date,
) {
  const { from } = way;
  const whose = inIds(sql`customer_id`, customerIds);
  const [home] = await db.select({ name: groups.name }).from(groups).where(eq(groups.groupId, from));

  await copyRows(db, way, {
    table: rooms,
    where: sql`room_id in (
      select room_id from study_records where group_id = ${from} and ${whose}
      union select room_id from room_users where group_id = ${from} and ${whose})`,
    overrides: {
      roomUrlId: sql`room_id::text`,
      name: sql`case when moved_from is null then name || ${` (${home!.name})`} else name end`,
      endedAt: sql`coalesce(ended_at, ${now.toISOString()}::timestamptz)`,
      movedFrom: sql`coalesce(moved_from, ${from}::text)`,
      passwordHash: sql`null`,
    },
  });
  await copyRows(db, way, {
    table: images,
    where: sql`image_id in (select profile_image_id from customers where group_id = ${from} and ${whose})`,
  });
  await copyRows(db, way, {
    table: customers,
    where: whose,
    overrides: {
      managerId: sql`null`,
      // An invitation names the academy to sign in to: who has not followed it needs another one.
      invitationState: sql`case when authenticated_at is null then 'NONE' else invitation_state end`,
      invitedAt: sql`case when authenticated_at is null then null else invited_at end`,
      invitationFailure: sql`null`,
      updatedAt: sql`${now.toISOString()}::timestamptz`,
      version: sql`version + 1`,
    },
  });
  await copyRows(db, way, { table: roomUsers, where: whose });
  for (const table of [logins, segments, studyRecords, studentDays, roomCustomers, corrections])
    await moveRows(db, way, { table, where: whose });
  await moveRollups(db, way, customerIds);

  for (const table of [verifications, roomPasswords])
    await db.delete(table).where(and(eq(table.groupId, from), inIds(table.customerId, customerIds)));
  await db
    .delete(customers)
    .where(and(eq(customers.groupId, from), inIds(customers.customerId, customerIds)));
  await removeEmptyNames(db, from);
}

/** Rooms that stood here for records alone go with the last of them. */
const removeEmptyNames = (db: Queryable, groupId: string) =>
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
