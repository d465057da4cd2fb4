import { and, eq, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import { groups } from '../database/schema/index.ts';
import type { AuditEntry } from './writeAudit.ts';
import type { Context } from './context.ts';
import { notFound } from './problem.ts';

/** The caller's academy in `groups`. @throws ProblemError NOT_FOUND when the path names another one */
export function ownAcademy({
  session,
  params,
}: Pick<Context, 'session'> & { params: { groupId: string } }): SQL {
  if (params.groupId !== session.groupId) throw notFound();
  return eq(groups.groupId, session.groupId);
}

interface SettingsWrite {
  action: AuditAction;
  before: AuditEntry['before'];
  /** The columns with the new settings. */
  set: PgUpdateSetSource<typeof groups>;
  /** What still has to hold, such as the version that the change is based on. */
  where?: SQL;
}

/**
 * Writes the settings of the body into the caller's academy, with an audit record.
 *
 * @returns false, without a change, when `where` does not hold any more
 */
export async function writeSettings(
  { db, session, body, audit }: Pick<Context, 'db' | 'session' | 'audit'> & { body: AuditEntry['after'] },
  { action, before, set, where }: SettingsWrite,
): Promise<boolean> {
  const { groupId } = session;
  const [changed] = await db
    .update(groups)
    .set(set)
    .where(and(eq(groups.groupId, groupId), where))
    .returning({ name: groups.name });
  if (changed === undefined) return false;
  await audit({ action, target: { kind: 'group', id: groupId, name: changed.name }, before, after: body });
  return true;
}
