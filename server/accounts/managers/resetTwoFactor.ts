import type { Contract } from '../../../src/contract/index.ts';
import { managersOf } from '../../core/visible.ts';
import { lockAccount } from '../lockAccount.ts';
import type { Context } from '../../core/context.ts';
import { resetAccount } from '../resetAccount.ts';

/** Turns off two-factor authentication of a manager who has lost phone and codes; owners only. */
export async function resetTwoFactor(context: Context<Contract['managers']['resetTwoFactor']>) {
  const { session, params } = context;
  const account = await lockAccount(context, params.id, { scope: managersOf(session) });
  await resetAccount(context, account, { action: 'manager.resetTwoFactor', kind: 'manager' });
}
