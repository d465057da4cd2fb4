import type { Language } from '../../src/domain/choices.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface Guessed {
  name: string;
  failures: number;
  ipAddress: string;
  url: string;
}

/** The email about failed attempts to sign in to an account. */
export const failedSignInMail = (language: Language, { url, ...values }: Guessed) =>
  composeMail(serverWords[language].mails.guessed, { values, url });
