import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { groups } from '../../database/schema/index.ts';

type Calls = Contract['weeklyReports'];

/** How an academy's weekly reports look and when they are sent. */
export async function reportSettings({
  db,
  session,
  params,
}: Pick<Context<Calls['settings']>, 'db' | 'session' | 'params'>) {
  if (params.groupId !== session.groupId) throw notFound();
  const [row] = await db
    .select({ settings: groups.reportSettings, version: groups.reportSettingsVersion })
    .from(groups)
    .where(eq(groups.groupId, session.groupId));
  const { settings, version } = found(row);
  return { ...settings, version };
}

/** Changes them. The schedule counts from now on: a time that has passed is not made up for. */
export async function updateReportSettings(context: Context<Calls['updateSettings']>) {
  const { db, session, body, ifMatch, now, audit } = context;
  const { version, ...before } = await reportSettings(context);
  const stale = (current: object) => new ProblemError('STALE', { current });
  if (version !== ifMatch) throw stale({ ...before, version });
  const [changed] = await db
    .update(groups)
    .set({
      reportSettings: body,
      reportSettingsVersion: sql`${groups.reportSettingsVersion} + 1`,
      reportsScheduledAt: now,
    })
    .where(and(eq(groups.groupId, session.groupId), eq(groups.reportSettingsVersion, ifMatch)))
    .returning({ name: groups.name });
  const current = await reportSettings(context);
  if (changed === undefined) throw stale(current);
  await audit({
    action: 'group.reports',
    target: { kind: 'group', id: session.groupId, name: changed.name },
    before,
    after: body,
  });
  return current;
}
