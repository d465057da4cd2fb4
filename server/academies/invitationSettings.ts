import { eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { groups } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, notFound } from '../core/problem.ts';

type Calls = Contract['groups'];

/** When an academy's invitations are sent again. */
export async function invitationSettings({
  db,
  session,
  params,
}: Pick<Context<Calls['invitationSettings']>, 'db' | 'session' | 'params'>) {
  if (params.groupId !== session.groupId) throw notFound();
  const [row] = await db
    .select({ afterDays: groups.inviteReminderDays, most: groups.inviteReminderMost })
    .from(groups)
    .where(eq(groups.groupId, session.groupId));
  return found(row);
}

/** Sets when an academy's invitations are sent again. The job applies it to those that are open. */
export async function updateInvitationSettings(context: Context<Calls['updateInvitationSettings']>) {
  const { db, session, body, audit } = context;
  const before = await invitationSettings(context);
  const [changed] = await db
    .update(groups)
    .set({ inviteReminderDays: body.afterDays, inviteReminderMost: body.most })
    .where(eq(groups.groupId, session.groupId))
    .returning({ name: groups.name });
  await audit({
    action: 'group.invitations',
    target: { kind: 'group', id: session.groupId, name: found(changed).name },
    before,
    after: body,
  });
  return body;
}
