import type { Language } from '../../src/domain/choices.ts';

/** A mail to be put into the outbox. */
export interface Outgoing {
  groupId: string;
  kind: string;
  recipient: string;
  language: Language;
  subject: string;
  textBody: string;
  htmlBody: string;
  customerId?: string;
  notificationId?: string;
}
