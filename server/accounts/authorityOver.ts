import type { Principal } from '../../src/domain/permissions.ts';
import { refusalToChange } from '../../src/domain/authority.ts';
import type { customers } from '../database/schema/index.ts';
import { roleOf } from '../core/currentUser.ts';

type Account = Pick<typeof customers.$inferSelect, 'kind' | 'observer' | 'permissions'>;

/** Why the caller may not change an account, or null. */
export const authorityOver = (actor: Principal, account: Account) =>
  refusalToChange(
    actor,
    account.kind === 'STUDENT' ? {} : { role: roleOf(account), permissions: account.permissions },
  );
