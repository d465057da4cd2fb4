import type { Contract } from '../../src/contract/index.ts';
import { managersOf } from '../accounts/filter.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import type { Context } from '../http/context.ts';
import { resetAccount } from '../resetSecondFactor/resetAccount.ts';

/** Takes away the second factor of a manager who has lost phone and codes; for the owner alone. */
export async function resetTwoFactor(context: Context<Contract['managers']['resetTwoFactor']>) {
  const { session, params } = context;
  const account = await lockAccount(context, params.id, { scope: managersOf(session) });
  await resetAccount(context, account, { action: 'manager.resetTwoFactor', kind: 'manager' });
}
