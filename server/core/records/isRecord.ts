import { and, eq, type SQL } from 'drizzle-orm';
import { studyRecords } from '../../database/schema/index.ts';
import type { RecordKey } from './recordKey.ts';

/** One study record. */
export const isRecord = (groupId: string, { studyDate, customerId, roomId }: RecordKey): SQL =>
  and(
    eq(studyRecords.groupId, groupId),
    eq(studyRecords.studyDate, studyDate),
    eq(studyRecords.customerId, customerId),
    eq(studyRecords.roomId, roomId),
  )!;
