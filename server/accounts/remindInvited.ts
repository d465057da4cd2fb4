import { TZDate } from '@date-fns/tz';
import { subDays } from 'date-fns';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { limits } from '../../src/domain/limits.ts';
import type { Queryable } from '../database/open.ts';
import { inIds } from '../database/inIds.ts';
import { customers, groups } from '../database/schema/index.ts';
import type { Work } from '../core/work.ts';
import { writeAudit } from '../core/writeAudit.ts';
import { inviteManagers } from './managers/invite.ts';
import { publishAccounts } from './publishAccounts.ts';
import { inviteStudents } from './students/invite.ts';

const { batch, hours } = limits.invitationReminder;

/**
 * Sends invitations again that were delivered some days ago and have not been accepted, as far as their academy has set so
 * and in its daytime. What each person gets is counted in the transaction that writes the mail.
 */
export async function remindInvited(work: Work): Promise<void> {
  const now = work.clock();
  const academies = await work.database.orm
    .select({
      groupId: groups.groupId,
      name: groups.name,
      timeZone: groups.timeZone,
      days: groups.inviteReminderDays,
      most: groups.inviteReminderMost,
    })
    .from(groups)
    .where(isNotNull(groups.inviteReminderDays));
  for (const academy of academies) {
    const hour = new TZDate(now.getTime(), academy.timeZone).getHours();
    if (hour < hours.from || hour >= hours.until) continue;
    await work.database.orm.transaction(tx => remind(tx, work, { ...academy, days: academy.days!, now }));
  }
}

interface Academy {
  groupId: string;
  name: string;
  days: number;
  most: number;
  now: Date;
}

async function remind(db: Queryable, { mail, config }: Work, { groupId, name, days, most, now }: Academy) {
  const due = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(
      and(
        eq(customers.groupId, groupId),
        inArray(customers.kind, ['STUDENT', 'MANAGER']),
        eq(customers.accountStatus, 'ACTIVE'),
        isNull(customers.authenticatedAt),
        eq(customers.invitationState, 'SENT'),
        lte(customers.invitedAt, subDays(now, days)),
        lt(customers.invitationReminders, most),
      ),
    )
    .orderBy(asc(customers.invitedAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  if (due.length === 0) return;
  const ids = due.map(({ customerId }) => customerId);
  const reminded = await db
    .update(customers)
    .set({
      invitationState: 'QUEUED',
      invitedAt: now,
      invitationFailure: null,
      invitationReminders: sql`${customers.invitationReminders} + 1`,
    })
    .where(and(eq(customers.groupId, groupId), inIds(customers.customerId, ids)))
    .returning();
  const inviter = {
    db,
    config,
    now,
    session: { groupId, name },
    mail: (...mails: Parameters<Work['mail']>[1][number][]) => mail(db, mails),
  };
  for (const kind of ['student', 'manager'] as const) {
    const accounts = reminded.filter(each => (each.kind === 'STUDENT') === (kind === 'student'));
    if (accounts.length === 0) continue;
    await writeAudit(
      db,
      { session: null, ipAddress: '', now },
      ...accounts.map(account => ({
        groupId,
        action: `${kind}.invite` as const,
        target: { kind, id: account.customerId, name: account.name },
        before: { invitationState: 'SENT' },
        after: { invitationState: 'QUEUED' },
      })),
    );
    await publishAccounts(db, { groupId, now }, `${kind}.invite`, accounts);
    await (kind === 'student' ? inviteStudents : inviteManagers)(inviter, accounts);
  }
}
