import { and, eq, sql } from 'drizzle-orm';
import { mayCall } from '../../../src/domain/mayCall.ts';
import type { Context, HandlersOf } from '../../core/context.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { exportSchedules as table } from '../../database/schema/index.ts';
import { auditEntryOf } from './auditEntryOf.ts';
import { callOf } from './callOf.ts';
import { createSchedule } from './createSchedule.ts';
import { leaveSchedule } from './leaveSchedule.ts';
import { mayChange, readSchedules } from './listSchedules.ts';
import { readersOf } from './readersOf.ts';
import { sendFile } from './sendFile.ts';

type Changing = Pick<Context, 'db' | 'session'> & { params: { scheduleId: string } };

/**
 * A schedule that the caller may see, locked for a change.
 *
 * @throws ProblemError NOT_FOUND, FORBIDDEN for someone else's
 */
async function lockSchedule(context: Changing & Pick<Context, 'now'>) {
  const { db, session, params } = context;
  found((await readSchedules(context, params.scheduleId))[0]);
  const isThis = and(eq(table.groupId, session.groupId), eq(table.scheduleId, params.scheduleId))!;
  const [schedule] = await db.select().from(table).where(isThis).for('update');
  if (!mayChange(session, found(schedule))) throw new ProblemError('FORBIDDEN');
  return { isThis, schedule: found(schedule) };
}

export const exportSchedules: HandlersOf<'exportSchedules'> = {
  list: async context => ({ content: await readSchedules(context) }),

  async readers({ db, session, query }) {
    if (!mayCall(session, callOf(query.screen))) throw new ProblemError('FORBIDDEN');
    const rows = await readersOf(db, session.groupId, query.screen);
    return {
      content: rows.map(({ customerId, name, email }) => ({
        customerId,
        name,
        email,
        isSelf: customerId === session.customerId,
      })),
    };
  },

  create: createSchedule,

  async update(context) {
    const { db, body, ifMatch, now, audit, params } = context;
    const { isThis, schedule } = await lockSchedule(context);
    const read = async () => found((await readSchedules(context, params.scheduleId))[0]);
    if (schedule.version !== ifMatch) throw new ProblemError('STALE', { current: await read() });
    if (schedule.isPaused !== body.isPaused) {
      await db
        .update(table)
        .set({ isPaused: body.isPaused, since: now, version: sql`${table.version} + 1` })
        .where(isThis);
      await audit(auditEntryOf(body.isPaused ? 'exportSchedule.pause' : 'exportSchedule.resume', schedule));
    }
    return read();
  },

  async delete(context) {
    const { isThis, schedule } = await lockSchedule(context);
    await context.db.delete(table).where(isThis);
    await context.audit(auditEntryOf('exportSchedule.delete', schedule));
  },

  async send(context) {
    const { schedule } = await lockSchedule(context);
    return { sentCount: await sendFile(context, schedule, context.now) };
  },

  async leave(context) {
    const { db, session, params, audit } = context;
    const { groupId, customerId } = session;
    const [schedule] = await readSchedules(context, params.scheduleId);
    await leaveSchedule(db, { groupId, customerId, scheduleId: found(schedule).scheduleId });
    await audit(auditEntryOf('exportSchedule.leave', found(schedule)));
  },
};
