import { inArray, isNull, or } from 'drizzle-orm';
import { customers } from '../database/schema/index.ts';
import { presentDays } from './presentDays.ts';
import type { QueryContext } from '../accounts/scope.ts';

/** How many of those who could come on the running day, registered and active, have come; none of them counts on a holiday. */
export async function presentToday(context: QueryContext, date: string): Promise<number> {
  const couldNot = or(
    inArray(customers.accountStatus, ['INACTIVE', 'DELETED']),
    isNull(customers.authenticatedAt),
  )!;
  return (await presentDays(context, { since: date, until: date }, couldNot)).get(date) ?? 0;
}
