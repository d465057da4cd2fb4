import type { Queryable } from '../database/open.ts';
import type { Work } from '../core/work.ts';
import { limits } from '../../src/domain/limits.ts';
import { notifications } from '../database/schema/index.ts';
import { isDue, queueDue } from './queueDue.ts';

/** Sends the notices whose time has come, academy by academy and a batch at a time. */
export async function sendDue({ database: { orm }, clock, mail }: Omit<Work, 'config'>): Promise<void> {
  const now = clock();
  const academies = await orm
    .selectDistinct({ groupId: notifications.groupId })
    .from(notifications)
    .where(isDue(now));
  const sendBatch = (groupId: string) =>
    orm.transaction((tx: Queryable) => queueDue(tx, { groupId, now, mail: (...mails) => mail(tx, mails) }));
  for (const { groupId } of academies) while ((await sendBatch(groupId)) === limits.notification.batch);
}
