import { and, eq } from 'drizzle-orm';
import { scheduledScreens } from '../../../src/domain/scheduledExports.ts';
import { groupOfToken } from '../../core/token.ts';
import { writeAudit } from '../../core/writeAudit.ts';
import { isId } from '../../database/newId.ts';
import type { Orm } from '../../database/open.ts';
import { customers, exportRecipients, exportSchedules, groups } from '../../database/schema/index.ts';
import { accountOfRecipient } from './accountOfRecipient.ts';
import { leaveSchedule } from './leaveSchedule.ts';

/** The code by which a recipient stops a schedule's mails; it is the same in all of them, so that links of older ones work. */
export const stopCodeOf = ({ groupId, stopCode }: { groupId: string; stopCode: string }) =>
  `${groupId}.${stopCode}`;

/** The recipient of a stop code with their account, schedule and academy; null for one who is none, or no longer. */
export async function findStop(orm: Orm, code: string) {
  const groupId = groupOfToken(code);
  if (groupId === null) return null;
  const [row] = await orm
    .select({ recipient: exportRecipients, account: customers, schedule: exportSchedules, group: groups })
    .from(exportRecipients)
    .innerJoin(customers, accountOfRecipient)
    .innerJoin(
      exportSchedules,
      and(
        eq(exportSchedules.groupId, exportRecipients.groupId),
        eq(exportSchedules.scheduleId, exportRecipients.scheduleId),
      ),
    )
    .innerJoin(groups, eq(groups.groupId, exportRecipients.groupId))
    .where(
      and(
        eq(exportRecipients.groupId, groupId),
        eq(exportRecipients.stopCode, code.slice(groupId.length + 1)),
      ),
    );
  return row ?? null;
}

type Found = NonNullable<Awaited<ReturnType<typeof findStop>>>;

/** Whether a code looks like one of a recipient, so that its mails have been stopped if there is no such recipient. */
export const isStopCode = (code: string): boolean => {
  const groupId = groupOfToken(code);
  return groupId !== null && isId(code.slice(groupId.length + 1));
};

/** Ends the mails to the recipient of a stop code. Anyone who has the mail can use its link, so that no one is recorded as the actor. */
export async function stopExport(
  orm: Orm,
  { recipient, account, schedule }: Found,
  { now, ipAddress }: { now: Date; ipAddress: string },
): Promise<void> {
  const { groupId, customerId, name, kind } = account;
  await orm.transaction(async tx => {
    if (!(await leaveSchedule(tx, recipient))) return;
    await writeAudit(
      tx,
      { session: null, ipAddress, now },
      {
        groupId,
        action: 'exportSchedule.stopByLink',
        // An owner has no page that the record could lead to.
        target: { kind: 'customer', id: kind === 'OWNER' ? null : customerId, name },
        after: { list: scheduledScreens[schedule.screen], format: schedule.format },
      },
    );
  });
}
