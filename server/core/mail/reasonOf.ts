import type { NotificationReason } from '../../../src/domain/choices.ts';
import { mailRefusal } from '../../../src/domain/mailRefusals.ts';

export interface Failure {
  /** What the mail server said, without the addresses that it may repeat. */
  words: string;
  reason: NotificationReason;
  /** Trying again would be of no use: the mail server rejected the sender, the recipient or the message with a 5xx reply. */
  isFinal: boolean;
}

/** Nodemailer's codes for a reply to MAIL FROM or RCPT TO, and to the message. Others concern the connection or the sign-in. */
const aboutTheMail = ['EENVELOPE', 'EMESSAGE'];

/** What a mail server said, without the addresses that it may repeat, 200 characters at most. */
export const withoutAddresses = (words: string) => words.replace(/\S+@\S+/g, '…').slice(0, 200);

/** Why a mail server did not take a mail. A 5xx to the connection or the sign-in can be cured by the operator. */
export function reasonOf(error: unknown): Failure {
  const { message = '', responseCode, code = '' } = error as Error & { responseCode?: number; code?: string };
  const words = withoutAddresses(message);
  const prefix = String(responseCode ?? code);
  return {
    words: prefix === '' ? words : `${prefix}: ${words}`,
    reason: mailRefusal(responseCode),
    isFinal: responseCode !== undefined && responseCode >= 500 && aboutTheMail.includes(code),
  };
}
