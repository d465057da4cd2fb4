import type { NotificationReason } from './choices.ts';

const byCode: Record<number, NotificationReason> = {
  550: 'ADDRESS_REFUSED',
  551: 'ADDRESS_REFUSED',
  553: 'ADDRESS_REFUSED',
  452: 'MAILBOX_FULL',
  552: 'MAILBOX_FULL',
};

/** What a mail server's reply code says of why a mail did not get through; without a code the server did not reply. */
export function mailRefusal(code: number | undefined): NotificationReason {
  if (code === undefined) return 'SERVER_UNREACHABLE';
  return byCode[code] ?? (code >= 500 ? 'SERVER_REFUSED' : 'SERVER_BUSY');
}

/** How the stored failure of a mail begins that was not sent, because of what became of an earlier one to its address. */
export const suppressed = { ADDRESS_BOUNCED: 'BOUNCED', MARKED_AS_SPAM: 'COMPLAINT' } as const;
export type SuppressedReason = keyof typeof suppressed;

/** The same of a stored failure, which begins with the reply code where there was one (`550: no such user`). */
export function refusalOfFailure(failure: string): NotificationReason {
  if (failure.startsWith(`${suppressed.ADDRESS_BOUNCED}: `)) return 'ADDRESS_BOUNCED';
  if (failure.startsWith(`${suppressed.MARKED_AS_SPAM}: `)) return 'MARKED_AS_SPAM';
  const code = /^(\d{3})\b/.exec(failure)?.[1];
  return mailRefusal(code === undefined ? undefined : Number(code));
}
