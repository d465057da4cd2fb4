import { eq, isNull } from 'drizzle-orm';
import { groups, roomUsers } from '../database/schema/index.ts';
import { checkAlerts } from '../study/checkAlerts.ts';
import type { Work } from './schedule.ts';

/** Writes the alerts of every academy in which somebody studies, and tells the live screens. */
export async function watchStays({
  database: { orm },
  clock,
  events,
}: Pick<Work, 'database' | 'clock' | 'events'>): Promise<void> {
  const academies = await orm
    .selectDistinct({ groupId: groups.groupId, settings: groups.studySettings })
    .from(groups)
    .innerJoin(roomUsers, eq(roomUsers.groupId, groups.groupId))
    .where(isNull(roomUsers.exitedAt));
  const now = clock();
  for (const academy of academies) {
    const alerts = await orm.transaction(tx => checkAlerts(tx, academy, now));
    for (const { groupId, alertId, customerId } of alerts)
      events.publish({ groupId, kind: 'alert', id: alertId, customerId, at: now.getTime() });
  }
}
