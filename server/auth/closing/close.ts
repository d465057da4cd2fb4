import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { ownAcademy } from '../../core/academySettings.ts';
import type { Context, SomeHandlersOf } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { ProblemError } from '../../core/problem.ts';
import { groups } from '../../database/schema/index.ts';
import { checkCurrentPassword } from '../session/checkCurrentPassword.ts';
import { publishClosing } from '../../academies/billing/publishClosing.ts';
import { readClosing } from '../../academies/exports/readClosing.ts';
import { announceClosing } from './announceClosing.ts';

type Groups = Contract['groups'];
const dayMs = 86_400_000;

const closing = (context: Context<Groups['closing']>) => {
  ownAcademy(context);
  return readClosing(context);
};

/**
 * Closes the caller's academy: until its data is erased everything works as before.
 *
 * @throws ProblemError CURRENT_PASSWORD_MISMATCH, ALREADY_CLOSING
 */
const close = prepared<Groups['close'], unknown>(
  context => {
    ownAcademy(context);
    return checkCurrentPassword(context, context.body.currentPassword);
  },
  async context => {
    const { db, now, audit, events } = context;
    const closesAt = new Date(now.getTime() + limits.closing.graceDays * dayMs);
    const [group] = await db
      .update(groups)
      .set({ closesAt })
      .where(and(ownAcademy(context), isNull(groups.closesAt)))
      .returning();
    if (group === undefined) throw new ProblemError('ALREADY_CLOSING');
    const { groupId, name } = group;
    await audit({
      action: 'group.close',
      target: { kind: 'group', id: groupId, name },
      after: { closesAt: closesAt.toISOString() },
    });
    await announceClosing(context, group, closesAt);
    await publishClosing(context, group, closesAt);
    events.publish({ groupId, kind: 'settings', id: groupId, at: now.getTime() });
    return readClosing(context);
  },
);

/**
 * Keeps an academy that was being closed; everyone who got an email about it gets another one.
 *
 * @param context of the academy, which may be another one than the caller's
 * @throws ProblemError NOT_CLOSING
 */
export async function keepOpen(
  context: Pick<Context, 'db' | 'mail' | 'config' | 'audit' | 'events' | 'now'>,
  groupId: string,
): Promise<void> {
  const { db, now, audit, events } = context;
  const [group] = await db
    .update(groups)
    .set({ closesAt: null })
    .where(and(eq(groups.groupId, groupId), gt(groups.closesAt, now)))
    .returning();
  if (group === undefined) throw new ProblemError('NOT_CLOSING');
  await audit({ action: 'group.cancelClosing', target: { kind: 'group', id: groupId, name: group.name } });
  await announceClosing(context, group, null);
  await publishClosing(context, group, null);
  events.publish({ groupId, kind: 'settings', id: groupId, at: now.getTime() });
}

async function cancelClosing(context: Context<Groups['cancelClosing']>) {
  ownAcademy(context);
  await keepOpen(context, context.session.groupId);
  return readClosing(context);
}

export const closingHandlers = { closing, close, cancelClosing } satisfies SomeHandlersOf<'groups'>;
