import { sql, type SQL } from 'drizzle-orm';
import type { ListContext } from '../core/list.ts';
import type { RecordKey } from '../core/records/recordKey.ts';
import { customers, rooms, studyRecords } from '../database/schema/index.ts';

const named = {
  displayName: {
    table: customers,
    name: customers.name,
    id: customers.customerId,
    of: studyRecords.customerId,
  },
  roomName: { table: rooms, name: rooms.name, id: rooms.roomId, of: studyRecords.roomId },
};

/**
 * The keys of records in the order of their students' or rooms' names, ties by day, student and room the same way. The names
 * come first, so that only the records of those on the page and before it are read.
 */
export async function keysByName(
  { db, session }: Pick<ListContext<unknown>, 'db' | 'session'>,
  where: SQL | undefined,
  { field, direction }: { field: keyof typeof named; direction: 'asc' | 'desc' },
  { offset, limit }: { offset: number; limit: number },
): Promise<RecordKey[]> {
  const { table, name, id, of } = named[field];
  const way = sql.raw(direction);
  const { studyDate, customerId, roomId } = studyRecords;
  const { rows } = await db.execute<RecordKey & Record<string, unknown>>(sql`
    select study_date::text as "studyDate", record.customer_id as "customerId", record.room_id as "roomId"
    from (
      select ${id} as id, ${name} as name from ${table} where ${table.groupId} = ${session.groupId}
      order by ${name} ${way} offset 0
    ) named
    cross join lateral (
      select ${studyDate}, ${customerId}, ${roomId} from ${studyRecords} where ${of} = named.id and ${where} offset 0
    ) record
    order by named.name ${way}, study_date ${way}, record.customer_id ${way}, record.room_id ${way}
    offset ${offset} limit ${limit}`);
  return rows;
}
