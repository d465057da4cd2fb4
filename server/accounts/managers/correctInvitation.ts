import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { managersOf } from '../../core/visible.ts';
import { correctInvitation } from '../correctInvitation.ts';
import { limitEmailChecks } from '../limitEmailChecks.ts';
import { inviteManagers } from './invite.ts';
import { oneManager } from './update.ts';

type Call = Contract['managers']['invite'];

/** Sends a manager's invitation to another address, which the account has from then on. */
export const correctManagerInvitation = prepared<Call, void>(countNewEmail, correct);

/** Counts before the transaction, because a refusal would roll the count back. */
async function countNewEmail(context: Context<Call>) {
  const { email } = await oneManager(context, context.params.id);
  if (context.body.email !== email) await limitEmailChecks(context, [context.body.email]);
}

async function correct(context: Context<Call>) {
  const { params, body, session } = context;
  await correctInvitation(context, {
    kind: 'manager',
    scope: managersOf(session),
    id: params.id,
    email: body.email,
    send: accounts => inviteManagers(context, accounts),
  });
  return oneManager(context, params.id);
}
