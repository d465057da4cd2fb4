import { and, eq, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../core/currentUser.ts';
import { batches, batchRows } from '../../database/schema/index.ts';

type Reader = Pick<CurrentUser, 'groupId'>;

/** One batch of the caller's academy. */
export const isBatch = ({ groupId }: Reader, batchId: string): SQL =>
  and(eq(batches.groupId, groupId), eq(batches.batchId, batchId))!;

/** The rows of one batch of the caller's academy. */
export const isRowOf = ({ groupId }: Reader, batchId: string): SQL =>
  and(eq(batchRows.groupId, groupId), eq(batchRows.batchId, batchId))!;
