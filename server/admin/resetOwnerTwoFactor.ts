import type { Contract } from '../../src/contract/index.ts';
import { ownerOf } from '../core/visible.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found } from '../core/problem.ts';
import { resetAccount } from '../accounts/resetAccount.ts';
import { inGroup } from '../core/inGroup.ts';

/** Turns off two-factor authentication of an academy's owner who has lost phone and codes, with an audit record. */
export async function resetOwnerTwoFactor(context: Context<Contract['admin']['resetOwnerTwoFactor']>) {
  const academy = await inGroup(context, context.params.groupId);
  const scope = ownerOf(academy.session);
  const [owner] = await context.db.select({ id: customers.customerId }).from(customers).where(scope);
  const account = await lockAccount(academy, found(owner).id, { scope });
  await resetAccount(academy, account, { action: 'owner.resetTwoFactor', kind: 'customer' });
}
