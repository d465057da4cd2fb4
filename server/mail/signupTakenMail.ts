import type { Language } from '../../src/domain/choices.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

/** The email to an existing account whose address was entered at sign-up. */
export const signupTakenMail = (language: Language, { name, url }: { name: string; url: string }) =>
  composeMail(serverWords[language].mails.signupTaken, { values: { name }, url });
