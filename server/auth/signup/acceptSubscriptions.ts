import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { grantTrial } from './grantTrial.ts';

/** Begins the days of free premium of a new academy. */
export async function acceptSubscriptions(context: Context<Contract['auth']['acceptSubscriptions']>) {
  const { session, audit } = context;
  const subscription = await grantTrial(context);
  if (subscription === undefined) throw new ProblemError('ALREADY_ACCEPTED');
  const { plan, userCount, trialEndsOn } = subscription;
  await audit({
    action: 'owner.acceptSubscription',
    target: { kind: 'group', id: session.groupId, name: session.groupId },
    after: { plan, userCount, trialEndsOn },
  });
  return { plan, userCount, trialEndsOn };
}
