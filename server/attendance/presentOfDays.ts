import { eq } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { customers } from '../database/schema/index.ts';
import { presentDays } from './presentDays.ts';
import type { QueryContext } from '../accounts/scope.ts';

/** How many students were present on each day of a period, without deleted accounts, as in the lists. */
export const presentOfDays = (asking: QueryContext, period: Period): Promise<Map<string, number>> =>
  presentDays(asking, period, eq(customers.accountStatus, 'DELETED'));
