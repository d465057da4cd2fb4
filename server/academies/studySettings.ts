import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { groups } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, notFound, ProblemError } from '../core/problem.ts';

type Call = Contract['groups']['updateStudySettings'];
type Reading = Pick<Context<Contract['groups']['studySettings']>, 'db' | 'session' | 'params'>;

/** An academy's feature settings, for its own people alone (specification, section 3, abuse settings). */
export async function studySettings({ db, session, params }: Reading) {
  if (params.groupId !== session.groupId) throw notFound();
  const [row] = await db
    .select({ settings: groups.studySettings, version: groups.settingsVersion })
    .from(groups)
    .where(eq(groups.groupId, session.groupId));
  const { settings, version } = found(row);
  return { ...settings, version };
}

/**
 * Changes them. They are read from the database on each use, so that they apply within the specification's 30 seconds
 * (section 9).
 */
export async function updateStudySettings(context: Context<Call>) {
  const { db, session, body, ifMatch, now, audit, events } = context;
  refuseHalfQuiet(body);
  const { version, ...before } = await studySettings(context);
  if (version !== ifMatch) throw new ProblemError('STALE', { current: { ...before, version } });
  const { groupId } = session;
  const changed = await db
    .update(groups)
    .set({
      studySettings: body,
      settingsAppliedAt: now,
      settingsVersion: sql`${groups.settingsVersion} + 1`,
    })
    .where(sql`${eq(groups.groupId, groupId)} AND ${eq(groups.settingsVersion, ifMatch)}`)
    .returning({ name: groups.name });
  const current = await studySettings(context);
  if (changed[0] === undefined) throw new ProblemError('STALE', { current });
  await audit({
    action: 'group.settings',
    target: { kind: 'group', id: groupId, name: changed[0].name },
    before,
    after: body,
  });
  events.publish({ groupId, kind: 'settings', id: groupId, at: now.getTime() });
  return current;
}

/** Quiet hours have a start and an end, or neither; they may go over midnight. */
function refuseHalfQuiet({ quietHoursStart = null, quietHoursEnd = null }: BodyOf<Call>): void {
  if (quietHoursStart === null && quietHoursEnd === null) return;
  if (quietHoursStart !== null && quietHoursEnd !== null && quietHoursStart !== quietHoursEnd) return;
  throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { quietHoursEnd: 'validation.quietHours' } });
}
