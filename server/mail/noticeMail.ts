import type { Language } from '../../src/domain/choices.ts';
import { renderMail } from './renderMail.ts';

interface Notice {
  subject: string;
  body: string;
  /** When what it tells of happened, for a mail that may come later. */
  time?: string;
}

/** The mail of a notice that somebody wrote, or of an alert. */
export const noticeMail = (language: Language, { subject, body, time }: Notice) =>
  renderMail(language, {
    subject,
    title: subject,
    lines: body.split('\n'),
    ...(time === undefined ? {} : { facts: { [language === 'ko' ? '발생 시각' : 'Time']: time } }),
  });
