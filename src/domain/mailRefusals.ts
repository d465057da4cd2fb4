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

/** The same of a stored failure, which begins with the reply code where there was one (`550: no such user`). */
export function refusalOfFailure(failure: string): NotificationReason {
  const code = /^(\d{3})\b/.exec(failure)?.[1];
  return mailRefusal(code === undefined ? undefined : Number(code));
}
