import { and, eq, isNotNull, isNull, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { ExpectedDays } from '../../../src/domain/isExpectedDay.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { isStudentDay } from '../../core/records/isStudentDay.ts';
import { expectedDayColumns } from '../../core/expectedDayColumns.ts';
import { studyClockColumns, studyClockOf } from '../../core/studyClockOf.ts';
import { attendanceRules } from '../../attendance/attendanceRules.ts';
import { isExcusedOn } from '../../attendance/excusedDays.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { customers, groups, studentDays, webhookDeliveries, webhooks } from '../../database/schema/index.ts';
import { insertMany } from '../../database/insertMany.ts';
import { newId } from '../../database/newId.ts';
import { presentSql } from '../../recorder/present.ts';
import { absenceTime } from './absenceTime.ts';
import { isWebhook } from './lockWebhook.ts';

/** Publishes the absent students to each subscribed webhook, once per study day at its time of day. */
export async function publishAbsences({
  database: { orm },
  clock,
}: {
  database: Database;
  clock: () => Date;
}): Promise<void> {
  const now = clock();
  const candidates = await orm
    .select({ webhook: webhooks, days: expectedDayColumns, clock: studyClockColumns })
    .from(webhooks)
    .innerJoin(groups, eq(groups.groupId, webhooks.groupId))
    .where(and(eq(webhooks.active, true), isNotNull(webhooks.absentAt)));
  for (const { webhook, days, clock: stored } of candidates) {
    const studyClock = studyClockOf(stored);
    const { studyDate, at } = absenceTime(webhook.absentAt!, studyClock, now);
    if (at > now || webhook.absentToldOn === studyDate) continue;
    await orm.transaction(async tx => {
      // Noted in the transaction of the events, so that several processes publish it once.
      const noted = await tx
        .update(webhooks)
        .set({ absentToldOn: studyDate })
        .where(
          and(
            isWebhook(webhook),
            eq(webhooks.active, true),
            eq(webhooks.version, webhook.version),
            or(isNull(webhooks.absentToldOn), ne(webhooks.absentToldOn, studyDate)),
          ),
        )
        .returning({ webhookId: webhooks.webhookId });
      if (noted.length === 0) return;
      const absent = await absentOf(tx, { groupId: webhook.groupId, days, studyClock, studyDate });
      await insertMany(
        tx,
        webhookDeliveries,
        absent.map(customerId => ({
          groupId: webhook.groupId,
          webhookId: webhook.webhookId,
          eventId: newId(now),
          type: 'student.absent',
          data: { customerId, studyDate, absentAt: webhook.absentAt },
          createdAt: now,
          nextAttemptAt: now,
        })),
      );
    });
  }
}

interface Day {
  groupId: string;
  days: ExpectedDays;
  studyClock: StudyClock;
  studyDate: string;
}

/** The students who are expected on the running study day, are not excused and have not come. */
async function absentOf(tx: Transaction, { groupId, days, studyClock, studyDate }: Day): Promise<string[]> {
  const { tally } = attendanceRules(
    { ...days, studyClock },
    { since: studyDate, until: studyDate },
    studyDate,
  );
  const { customerId, authenticatedAt, accountStatus } = customers;
  const members = await tx
    .select({ customerId, authenticatedAt, accountStatus })
    .from(customers)
    .where(
      and(
        eq(customers.groupId, groupId),
        eq(customers.kind, 'STUDENT'),
        eq(accountStatus, 'ACTIVE'),
        isNotNull(authenticatedAt),
        not(isExcusedOn(groupId, studyDate, sql`${customerId}`)),
        notExists(
          tx
            .select({ customerId: studentDays.customerId })
            .from(studentDays)
            .where(and(isStudentDay({ groupId, studyDate, customerId }), presentSql)),
        ),
      ),
    );
  return members
    .filter(
      member =>
        tally(member, { present: [], absent: [], excused: [], late: [], leftEarly: [] }).absentCount > 0,
    )
    .map(member => member.customerId);
}
