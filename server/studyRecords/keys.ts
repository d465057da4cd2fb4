import { and, eq, sql, type SQL } from 'drizzle-orm';
import { studyRecords } from '../database/schema/index.ts';

/** What a study record is found by, within its academy. */
export type RecordKey = Pick<typeof studyRecords.$inferSelect, 'studyDate' | 'customerId' | 'roomId'>;

/** One study record. */
export const isRecord = (groupId: string, { studyDate, customerId, roomId }: RecordKey): SQL =>
  and(
    eq(studyRecords.groupId, groupId),
    eq(studyRecords.studyDate, studyDate),
    eq(studyRecords.customerId, customerId),
    eq(studyRecords.roomId, roomId),
  )!;

/** Any of the records; three parameters however many there are. */
export function areRecords(groupId: string, keys: readonly RecordKey[]): SQL {
  const column = (of: keyof RecordKey) => sql.param(keys.map(key => key[of]));
  return and(
    eq(studyRecords.groupId, groupId),
    sql`(${studyRecords.studyDate}, ${studyRecords.customerId}, ${studyRecords.roomId}) in (
      select * from unnest(${column('studyDate')}::date[], ${column('customerId')}::uuid[], ${column('roomId')}::uuid[]))`,
  )!;
}
