import { and, asc, eq, or, sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { ExportRecipient, ExportSchedule } from '../../../src/domain/entities/exportSchedule.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { nextTime } from '../../core/recurring.ts';
import { customers, exportRecipients, exportSchedules, mails } from '../../database/schema/index.ts';
import { accountOfRecipient } from './accountOfRecipient.ts';
import { managerNameOf } from './managerNameOf.ts';

type Reading = Pick<Context, 'db' | 'session' | 'now'>;

/** The schedules that the caller made or gets files by, all of them for the owner, oldest first; one of them where it is named. */
export async function readSchedules(
  { db, session, now }: Reading,
  scheduleId?: string,
): Promise<ExportSchedule[]> {
  const { groupId, customerId, timeZone } = session;
  const receives = sql`exists (select 1 from ${exportRecipients} r where r.group_id = ${groupId}
    and r.schedule_id = ${exportSchedules.scheduleId} and r.customer_id = ${customerId})`;
  const rows = await db
    .select({ schedule: exportSchedules, createdBy: customers.name })
    .from(exportSchedules)
    .leftJoin(
      customers,
      and(
        eq(customers.groupId, exportSchedules.groupId),
        eq(customers.customerId, exportSchedules.createdBy),
      ),
    )
    .where(
      and(
        eq(exportSchedules.groupId, groupId),
        scheduleId === undefined ? undefined : eq(exportSchedules.scheduleId, scheduleId),
        session.role === 'OWNER' ? undefined : or(eq(exportSchedules.createdBy, customerId), receives),
      ),
    )
    .orderBy(asc(exportSchedules.createdAt), asc(exportSchedules.scheduleId));
  const recipients = groupBy(await readRecipients({ db, session }), 'scheduleId');
  const answers: ExportSchedule[] = [];
  for (const { schedule, createdBy } of rows) {
    const { sentFor: _, since: __, groupId: ___, createdAt: ____, ...shown } = schedule;
    answers.push({
      ...shown,
      createdBy,
      managerName: (await managerNameOf(db, schedule)) ?? null,
      nextAt: schedule.isPaused ? null : isoInZone(nextTime(schedule, timeZone, now), timeZone),
      mayChange: mayChange(session, schedule),
      recipients: (recipients[schedule.scheduleId] ?? []).map(
        ({ recipient, name, state, failure }): ExportRecipient => ({
          customerId: recipient.customerId,
          name,
          isSelf: recipient.customerId === customerId,
          // A mail that was deleted since had been sent.
          outcome: recipient.outcome === 'QUEUED' ? (state ?? 'SENT') : recipient.outcome,
          isLinked: recipient.isLinked,
          at: recipient.madeAt && isoInZone(recipient.madeAt, timeZone),
          failure: failure ?? null,
        }),
      ),
    });
  }
  return answers;
}

/** Whether someone may pause, delete and send a schedule: who made it, and the owner. */
export const mayChange = (
  { role, customerId }: Pick<Context['session'], 'role' | 'customerId'>,
  { createdBy }: Pick<typeof exportSchedules.$inferSelect, 'createdBy'>,
) => role === 'OWNER' || (role !== 'OBSERVER' && createdBy === customerId);

async function readRecipients({ db, session }: Pick<Reading, 'db' | 'session'>) {
  const rows = await db
    .select({ recipient: exportRecipients, name: customers.name, state: mails.state, failure: mails.failure })
    .from(exportRecipients)
    .innerJoin(customers, accountOfRecipient)
    .leftJoin(
      mails,
      and(eq(mails.groupId, exportRecipients.groupId), eq(mails.mailId, exportRecipients.mailId)),
    )
    .where(eq(exportRecipients.groupId, session.groupId))
    .orderBy(asc(customers.name), asc(customers.customerId));
  return rows.map(row => ({ ...row, scheduleId: row.recipient.scheduleId }));
}
