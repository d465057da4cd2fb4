import { sql, type SQL } from 'drizzle-orm';
import type { SuppressedReason } from '../../../src/domain/mailRefusals.ts';
import { customers, suppressedAddresses } from '../../database/schema/index.ts';

/** Of an account in a query: why its academy, which is this one, sends it no messages any more, or null. */
export const suppressedReason = (
  groupId: string,
): SQL<SuppressedReason | null> => sql`(select s.reason from ${suppressedAddresses} s
  where s.group_id = ${groupId} and s.address = lower(${customers}.email))`;
