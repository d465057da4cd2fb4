import type { Contract } from '../../src/contract/index.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { managersOf } from '../accounts/filter.ts';
import type { Context } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { clearSecondFactor } from '../resetSecondFactor/clearSecondFactor.ts';

/** Takes away the second factor of a manager who has lost phone and codes; for the owner alone. */
export async function resetTwoFactor(context: Context<Contract['managers']['resetTwoFactor']>) {
  const { session, params, events, now, audit, mail } = context;
  const account = await lockAccount(context, params.id, { scope: managersOf(session) });
  if (account.twoFactorConfirmedAt === null) throw new ProblemError('TWO_FACTOR_OFF');
  await mail(await clearSecondFactor(context, account));
  events.publish({
    groupId: account.groupId,
    kind: 'permissions',
    id: account.customerId,
    at: now.getTime(),
  });
  await audit({
    action: 'manager.resetTwoFactor',
    target: { kind: 'manager', id: account.customerId, name: account.name },
    before: { twoFactor: true },
    after: { twoFactor: false },
  });
}
