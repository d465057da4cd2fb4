import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { mails } from '../database/schema/index.ts';
import type { Outgoing } from './outgoing.ts';

/** Writes a mail into the outbox, in the transaction of what it tells about. A job sends it. Answers its id. */
export async function putMail(db: Queryable, mail: Outgoing, now: Date): Promise<string> {
  const mailId = newId(now);
  await db.insert(mails).values({ ...mail, mailId, createdAt: now });
  return mailId;
}
