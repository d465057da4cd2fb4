import type { NotificationReason } from '../../../src/domain/choices.ts';

export interface Failure {
  /** What the mail server said, without the addresses that it may repeat. */
  words: string;
  reason: NotificationReason;
  /** Trying again would be of no use: the mail server said no, and meant it (a 5xx answer). */
  isFinal: boolean;
}

const byCode: Record<number, NotificationReason> = {
  550: 'ADDRESS_REFUSED',
  551: 'ADDRESS_REFUSED',
  553: 'ADDRESS_REFUSED',
  452: 'MAILBOX_FULL',
  552: 'MAILBOX_FULL',
};

/** Why a mail server did not take a mail. */
export function reasonOf(error: unknown): Failure {
  const { message = '', responseCode, code } = error as Error & { responseCode?: number; code?: string };
  const words = message.replace(/\S+@\S+/g, '…').slice(0, 200);
  const isFinal = responseCode !== undefined && responseCode >= 500;
  const answered = isFinal ? 'SERVER_REFUSED' : 'SERVER_BUSY';
  return {
    words: String(responseCode ?? code ?? '') === '' ? words : `${responseCode ?? code}: ${words}`,
    reason: responseCode === undefined ? 'SERVER_UNREACHABLE' : (byCode[responseCode] ?? answered),
    isFinal,
  };
}
