import type { studyRecords } from '../../database/schema/index.ts';

/** The key of a study record within its academy. */
export type RecordKey = Pick<typeof studyRecords.$inferSelect, 'studyDate' | 'customerId' | 'roomId'>;
