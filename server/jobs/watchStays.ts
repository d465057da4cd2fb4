import { eq, isNull } from 'drizzle-orm';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';
import { groups, roomUsers } from '../database/schema/index.ts';
import { notifyManagers } from '../alerts/notifyManagers.ts';
import { checkAlerts } from '../alerts/checkAlerts.ts';
import type { Work } from '../core/work.ts';

/** Writes the alerts of every academy with students in rooms, and notifies managers and live screens. */
export async function watchStays({
  database: { orm },
  clock,
  events,
  mail,
}: Omit<Work, 'config'>): Promise<void> {
  const academies = await orm
    .selectDistinct({
      groupId: groups.groupId,
      name: groups.name,
      timeZone: groups.timeZone,
      settings: groups.studySettings,
    })
    .from(groups)
    .innerJoin(roomUsers, eq(roomUsers.groupId, groups.groupId))
    .where(isNull(roomUsers.exitedAt));
  const now = clock();
  for (const academy of academies) {
    // In one transaction, so that each alert is sent exactly once, however many processes check.
    const alerts = await orm.transaction(async tx => {
      const fresh = await checkAlerts(tx, academy, now);
      await publishWebhooks(
        tx,
        { groupId: academy.groupId, now },
        fresh.map(({ alertId, kind, customerId, roomId, occurredAt }) => ({
          type: 'alert.raised' as const,
          data: {
            alertId,
            kind,
            customerId,
            roomId,
            occurredAt: isoInZone(occurredAt, academy.timeZone),
          },
        })),
      );
      await notifyManagers(tx, academy, fresh, { now, mail: (...mails) => mail(tx, mails) });
      return fresh;
    });
    for (const { groupId, alertId, customerId } of alerts)
      events.publish({ groupId, kind: 'alert', id: alertId, customerId, at: now.getTime() });
  }
}
