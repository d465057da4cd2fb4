import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { Contract } from '../../src/contract/index.ts';
import { groups, sessions } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { inGroup } from '../core/inGroup.ts';

/** Starts viewing an academy read-only; the academy's audit log records who and why. */
export async function viewAs(context: Context<Contract['admin']['viewAs']>): Promise<void> {
  const { groupId, reason } = context.body;
  await inGroup(context, groupId);
  await look(context, groupId);
  await record(context, 'academy.viewAs', groupId, reason);
}

/** Ends looking into an academy. */
export async function endViewAs(context: Context<Contract['admin']['endViewAs']>): Promise<void> {
  const { viewingGroupId } = context.session;
  if (viewingGroupId === null) return;
  await look(context, null);
  await record(context, 'academy.endViewAs', viewingGroupId, null);
}

async function look({ db, session }: Pick<Context, 'db' | 'session'>, viewingGroupId: string | null) {
  await db
    .update(sessions)
    .set({ viewingGroupId })
    .where(and(eq(sessions.groupId, session.groupId), eq(sessions.sessionId, session.sessionId)));
}

async function record(
  { db, audit }: Pick<Context, 'db' | 'audit'>,
  action: AuditAction,
  groupId: string,
  reason: string | null,
) {
  const [group] = await db.select({ name: groups.name }).from(groups).where(eq(groups.groupId, groupId));
  const target = { kind: 'group' as const, id: groupId, name: group?.name ?? '' };
  await audit({ action, groupId, target, reason });
}
