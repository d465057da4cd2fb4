import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { RecordKey } from '../core/records/recordKey.ts';
import { studyRecords } from '../database/schema/index.ts';

/** Any of the records; three parameters however many there are. */
export function areRecords(groupId: string, keys: readonly RecordKey[]): SQL {
  const column = (of: keyof RecordKey) => sql.param(keys.map(key => key[of]));
  return and(
    eq(studyRecords.groupId, groupId),
    sql`(${studyRecords.studyDate}, ${studyRecords.customerId}, ${studyRecords.roomId}) in (
      select * from unnest(${column('studyDate')}::date[], ${column('customerId')}::uuid[], ${column('roomId')}::uuid[]))`,
  )!;
}
