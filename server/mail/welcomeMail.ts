import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface Welcome {
  name: string;
  academy: string;
  groupId: string;
  email: string;
  url: string;
}

/** The email to a new owner with the sign-in details of the academy. */
export const welcomeMail = (language: Language, { url, ...values }: Welcome) =>
  composeMail(serverWords[language].mails.welcome, {
    values: { ...values, days: limits.trial.days },
    url,
  });
