import { sql, type SQL } from 'drizzle-orm';
import type { ListContext } from '../core/list.ts';
import type { RecordKey } from '../core/records/recordKey.ts';
import { studyRecords } from '../database/schema/index.ts';

/**
 * The keys of records in the order of their first or last entry, ties by day, student and room the same way. An entry lies in
 * the record's day, so that the days come in their order; records without an entry, of study past the end of a day, come
 * first when ascending.
 */
export async function keysByEntry(
  { db }: Pick<ListContext<unknown>, 'db'>,
  where: SQL | undefined,
  { field, direction }: { field: 'firstEnteredAt' | 'lastEnteredAt'; direction: 'asc' | 'desc' },
  { offset, limit }: { offset: number; limit: number },
): Promise<RecordKey[]> {
  const way = sql.raw(direction);
  const { studyDate, customerId, roomId, firstEnteredAt, [field]: enteredAt } = studyRecords;
  const key = sql`${studyDate}, ${customerId}, ${roomId}`;
  const rest = sql`${customerId} ${way}, ${roomId} ${way} limit ${offset + limit}`;
  const { rows } = await db.execute<RecordKey & Record<string, unknown>>(sql`
    select study_date::text as "studyDate", customer_id as "customerId", room_id as "roomId"
    from (
      (select ${key}, null::timestamptz as entered from ${studyRecords}
        where ${where} and ${firstEnteredAt} is null order by ${studyDate} ${way}, ${rest})
      union all
      (select ${key}, ${enteredAt} from ${studyRecords}
        where ${where} and ${firstEnteredAt} is not null order by ${studyDate} ${way}, ${enteredAt} ${way}, ${rest})
    ) candidates
    order by entered ${way} ${sql.raw(direction === 'asc' ? 'nulls first' : 'nulls last')}, study_date ${way},
      customer_id ${way}, room_id ${way}
    offset ${offset} limit ${limit}`);
  return rows;
}
