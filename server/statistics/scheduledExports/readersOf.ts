import type { ScheduledScreen } from '../../../src/domain/scheduledExports.ts';
import { mayCall } from '../../../src/domain/mayCall.ts';
import { activeAdministrators } from '../../core/activeAdministrators.ts';
import { roleOf } from '../../core/currentUser.ts';
import type { Queryable } from '../../database/open.ts';
import type { customers } from '../../database/schema/index.ts';
import { callOf } from './callOf.ts';

type Account = typeof customers.$inferSelect;

/** Whether an account may see a screen. */
export const mayRead = (
  account: Pick<Account, 'kind' | 'observer' | 'permissions'>,
  screen: ScheduledScreen,
) => mayCall({ role: roleOf(account), permissions: account.permissions }, callOf(screen));

/** Whether an account can sign in. */
export const isUsed = ({ accountStatus, authenticatedAt }: Account) =>
  accountStatus === 'ACTIVE' && authenticatedAt !== null;

/** The accounts of an academy that may see a screen, by name. */
export async function readersOf(db: Queryable, groupId: string, screen: ScheduledScreen): Promise<Account[]> {
  const rows = await activeAdministrators(db, groupId);
  return rows.filter(row => mayRead(row, screen));
}
