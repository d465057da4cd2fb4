import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { describeFailure } from '../../core/failure.ts';
import { lastTime } from '../../core/recurring.ts';
import type { ScheduledWork } from '../../core/work.ts';
import { writeAudit } from '../../core/writeAudit.ts';
import { exportRecipients, exportSchedules, groups } from '../../database/schema/index.ts';
import { sendFile } from './sendFile.ts';

type Schedule = typeof exportSchedules.$inferSelect;

/**
 * Sends the files whose time has come, on their academies' clocks, each in a transaction with its mails: what was sent stays sent
 * after a restart and nothing is sent twice. One that fails is tried again for some hours; the others are sent meanwhile.
 */
export async function sendDueExports(work: ScheduledWork): Promise<void> {
  const now = work.clock();
  const schedules = await work.database.orm
    .select({ schedule: exportSchedules, timeZone: groups.timeZone })
    .from(exportSchedules)
    .innerJoin(groups, eq(groups.groupId, exportSchedules.groupId))
    .where(eq(exportSchedules.isPaused, false));
  for (const { schedule, timeZone } of schedules) {
    const due = lastTime(schedule, timeZone, now);
    const isLate = now.getTime() - due.getTime() > limits.scheduledExport.lateHours * 3_600_000;
    if (due < schedule.since || isLate || (schedule.sentFor !== null && schedule.sentFor >= due)) continue;
    await sendOne(work, schedule, due).catch(async (error: unknown) => {
      work.onFailure(describeFailure('scheduledExports', error), error);
      await noteFailure(work, schedule);
    });
  }
}

const isThis = ({ groupId, scheduleId }: Schedule) =>
  and(eq(exportSchedules.groupId, groupId), eq(exportSchedules.scheduleId, scheduleId));

async function sendOne(
  { database: { orm }, clock, config, mail }: ScheduledWork,
  { groupId, ...of }: Schedule,
  due: Date,
): Promise<void> {
  const now = clock();
  await orm.transaction(async tx => {
    // Of several processes, one finds it not sent yet; it may also have been paused or deleted by now.
    const [schedule] = await tx
      .update(exportSchedules)
      .set({ sentFor: due })
      .where(
        and(
          isThis({ groupId, ...of }),
          eq(exportSchedules.isPaused, false),
          or(isNull(exportSchedules.sentFor), lt(exportSchedules.sentFor, due)),
        ),
      )
      .returning();
    if (schedule === undefined) return;
    await sendFile(
      {
        db: tx,
        config,
        now,
        mail: (...mails) => mail(tx, mails),
        audit: (...entries) => writeAudit(tx, { session: null, ipAddress: '', now }, ...entries),
      },
      schedule,
      due,
    );
  });
}

/** Recipients see that their file could not be made. */
async function noteFailure(
  { database: { orm }, clock }: ScheduledWork,
  { groupId, scheduleId }: Schedule,
): Promise<void> {
  await orm
    .update(exportRecipients)
    .set({ outcome: 'FAILED', isLinked: false, mailId: null, madeAt: clock() })
    .where(and(eq(exportRecipients.groupId, groupId), eq(exportRecipients.scheduleId, scheduleId)));
}
