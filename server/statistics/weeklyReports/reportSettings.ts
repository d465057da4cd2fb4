import { eq, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { ownAcademy, writeSettings } from '../../core/academySettings.ts';
import type { Context } from '../../core/context.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { groups } from '../../database/schema/index.ts';

type Calls = Contract['weeklyReports'];

/** How an academy's weekly reports look and when they are sent. */
export async function reportSettings(context: Pick<Context<Calls['settings']>, 'db' | 'session' | 'params'>) {
  const [row] = await context.db
    .select({ settings: groups.reportSettings, version: groups.reportSettingsVersion })
    .from(groups)
    .where(ownAcademy(context));
  const { settings, version } = found(row);
  return { ...settings, version };
}

/** Changes them. The schedule counts from now on: a time that has passed is not made up for. */
export async function updateReportSettings(context: Context<Calls['updateSettings']>) {
  const { body, ifMatch, now } = context;
  const { version, ...before } = await reportSettings(context);
  const stale = (current: object) => new ProblemError('STALE', { current });
  if (version !== ifMatch) throw stale({ ...before, version });
  const isWritten = await writeSettings(context, {
    action: 'group.reports',
    before,
    set: {
      reportSettings: body,
      reportSettingsVersion: sql`${groups.reportSettingsVersion} + 1`,
      reportsScheduledAt: now,
    },
    where: eq(groups.reportSettingsVersion, ifMatch),
  });
  const current = await reportSettings(context);
  if (!isWritten) throw stale(current);
  return current;
}
