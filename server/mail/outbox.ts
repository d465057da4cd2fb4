import { insertMany } from '../database/insertMany.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { mails } from '../database/schema/index.ts';
import type { Outgoing } from './outgoing.ts';

export interface MailKey {
  groupId: string;
  mailId: string;
}

/** Writes mails into the outbox, in the transaction of what they tell about. A job sends them. */
export async function putMails(db: Queryable, outgoing: readonly Outgoing[], now: Date): Promise<MailKey[]> {
  if (outgoing.length === 0) return [];
  const rows = outgoing.map(mail => ({ ...mail, mailId: newId(now), createdAt: now }));
  await insertMany(db, mails, rows);
  return rows.map(({ groupId, mailId }) => ({ groupId, mailId }));
}
