import { eq } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database } from '../../database/open.ts';
import { mails } from '../../database/schema/index.ts';
import { mailQueue } from '../../core/queues/mailQueue.ts';
import { sqlOn } from '../../core/queues/sqlOn.ts';

/** Jobs are not part of a backup: those of unsent emails are queued again. */
export async function queueMails({ orm }: Database): Promise<number> {
  const waiting = await orm
    .select({ groupId: mails.groupId, mailId: mails.mailId })
    .from(mails)
    .where(eq(mails.state, 'QUEUED'));
  const boss = new PgBoss({ db: sqlOn(orm), schema: 'jobs', supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue(mailQueue.name, mailQueue);
  if (waiting.length > 0) await boss.insert(waiting.map(data => ({ name: mailQueue.name, data })));
  await boss.stop({ graceful: false });
  return waiting.length;
}
