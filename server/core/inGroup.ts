import { eq } from 'drizzle-orm';
import { groups } from '../database/schema/index.ts';
import type { Context } from './context.ts';
import { found, notFound } from './problem.ts';
import { expectedDayColumns } from './expectedDayColumns.ts';
import { studyClockColumns, studyClockOf } from './studyClockOf.ts';

export const systemGroup = '~system';

/** The context of a call as if it were made in an academy: what it changes and records is that academy's. */
export async function inGroup<C extends Pick<Context, 'db' | 'session' | 'audit'>>(
  context: C,
  groupId: string,
): Promise<C> {
  if (groupId === systemGroup) throw notFound();
  const [group] = await context.db
    .select({ ...studyClockColumns, ...expectedDayColumns })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  const { timeZone, studyDays, holidays } = found(group);
  const session = {
    ...context.session,
    groupId,
    timeZone,
    studyDays,
    holidays,
    studyClock: studyClockOf(found(group)),
  };
  const audit: Context['audit'] = (...entries) =>
    context.audit(...entries.map(entry => ({ groupId, ...entry })));
  return { ...context, session, audit };
}
