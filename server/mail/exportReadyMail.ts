import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

/** The email to an owner that the export of everything can be downloaded; its link needs the owner's sign-in. */
export const exportReadyMail = (
  language: Language,
  { url, ...values }: { name: string; academy: string; url: string },
) =>
  composeMail(serverWords[language].mails.exportReady, {
    values: { ...values, days: limits.closing.exportDays },
    url,
  });
