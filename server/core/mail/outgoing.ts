import type { Language } from '../../../src/domain/choices.ts';

/** A mail to be put into the outbox. */
export interface Outgoing {
  groupId: string;
  kind: string;
  recipient: string;
  language: Language;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** What in the texts gives access: blanked once the mail has been sent. */
  secret: string | null;
  customerId?: string;
  notificationId?: string;
}
