import type { Queryable } from '../database/open.ts';
import { putMails, type MailSender } from '../mail/outbox.ts';
import type { Outgoing } from '../mail/outgoing.ts';

/** Puts mails into the outbox of a transaction that no request began, and wants them sent. */
export const mailInto =
  (db: Queryable, now: Date, jobs: MailSender | undefined) =>
  async (...mails: Outgoing[]): Promise<void> => {
    const keys = await putMails(db, mails, now);
    await jobs?.sendMails(db, keys);
  };
