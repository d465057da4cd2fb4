import type { Contract } from '../../src/contract/index.ts';
import { ownAcademy, writeSettings } from '../core/academySettings.ts';
import type { Context } from '../core/context.ts';
import { found } from '../core/problem.ts';
import { groups } from '../database/schema/index.ts';

type Calls = Contract['groups'];

/** When an academy's invitations are sent again. */
export async function invitationSettings(
  context: Pick<Context<Calls['invitationSettings']>, 'db' | 'session' | 'params'>,
) {
  const [row] = await context.db
    .select({ afterDays: groups.inviteReminderDays, most: groups.inviteReminderMost })
    .from(groups)
    .where(ownAcademy(context));
  return found(row);
}

/** Sets when an academy's invitations are sent again. The job applies it to those that are open. */
export async function updateInvitationSettings(context: Context<Calls['updateInvitationSettings']>) {
  const { body } = context;
  await writeSettings(context, {
    action: 'group.invitations',
    before: await invitationSettings(context),
    set: { inviteReminderDays: body.afterDays, inviteReminderMost: body.most },
  });
  return body;
}
