import type { Language } from '../../src/domain/choices.ts';
import type { MailDraft } from '../core/mail/outgoing.ts';
import { serverWords } from '../core/serverWords.ts';

interface Notice {
  subject: string;
  body: string;
  /** When the event happened, for an email that may arrive later. */
  time?: string;
}

/** The email of a notification or of an alert. */
export const noticeMail = (language: Language, { subject, body, time }: Notice): MailDraft => ({
  write: () => ({
    subject,
    title: subject,
    lines: body.split('\n'),
    ...(time === undefined ? {} : { facts: { [serverWords[language].mails.happenedAt]: time } }),
  }),
});
