import type { Language } from '../../../src/domain/choices.ts';
import type { MailText } from './mailText.ts';

/** A mail's words, once the product's name is known. */
export interface MailDraft {
  write: (product: string) => MailText;
}

/** A mail to be put into the outbox, where it is rendered. */
export interface Outgoing extends MailDraft {
  groupId: string;
  kind: string;
  recipient: string;
  language: Language;
  customerId?: string;
  notificationId?: string;
  /** What is attached to it. */
  file?: { name: string; content: Uint8Array };
  /** Its id, where something else refers to it; made here otherwise. */
  mailId?: string;
}
