import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { ownAcademy, writeSettings } from '../core/academySettings.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { groups } from '../database/schema/index.ts';

type Call = Contract['groups']['updateStudySettings'];
type Reading = Pick<Context<Contract['groups']['studySettings']>, 'db' | 'session' | 'params'>;

/** An academy's feature settings, for its own people alone (specification, section 3, abuse settings). */
export async function studySettings(context: Reading) {
  const [row] = await context.db
    .select({ settings: groups.studySettings, version: groups.settingsVersion })
    .from(groups)
    .where(ownAcademy(context));
  const { settings, version } = found(row);
  return { ...settings, version };
}

/**
 * Changes them. They are read from the database on each use, so that they apply within the specification's 30 seconds
 * (section 9).
 */
export async function updateStudySettings(context: Context<Call>) {
  const { session, body, ifMatch, now, events } = context;
  refuseHalfQuiet(body);
  const { version, ...before } = await studySettings(context);
  if (version !== ifMatch) throw new ProblemError('STALE', { current: { ...before, version } });
  const isWritten = await writeSettings(context, {
    action: 'group.settings',
    before,
    set: {
      studySettings: body,
      settingsAppliedAt: now,
      settingsVersion: sql`${groups.settingsVersion} + 1`,
    },
    where: eq(groups.settingsVersion, ifMatch),
  });
  const current = await studySettings(context);
  if (!isWritten) throw new ProblemError('STALE', { current });
  const { groupId } = session;
  events.publish({ groupId, kind: 'settings', id: groupId, at: now.getTime() });
  return current;
}

/** Quiet hours have a start and an end, or neither; they may go over midnight. */
function refuseHalfQuiet({ quietHoursStart = null, quietHoursEnd = null }: BodyOf<Call>): void {
  if (quietHoursStart === null && quietHoursEnd === null) return;
  if (quietHoursStart !== null && quietHoursEnd !== null && quietHoursStart !== quietHoursEnd) return;
  throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { quietHoursEnd: 'validation.quietHours' } });
}
