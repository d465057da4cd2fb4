import { sql, type AnyColumn } from 'drizzle-orm';
import { mails } from '../database/schema/index.ts';

const blanked = (text: AnyColumn) => sql`replace(${text}, coalesce(nullif(${mails.secret}, ''), '…'), '…')`;

/** Values of an update that takes the link's code or the digits out of a mail's texts. */
export const withoutSecret = {
  subject: blanked(mails.subject),
  textBody: blanked(mails.textBody),
  htmlBody: blanked(mails.htmlBody),
  unsubscribeUrl: null,
  secret: null,
};
