import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

const { minutes } = limits.emailCode;

/** The mail with which an owner-to-be goes on with signing up. */
export const signupMail = (language: Language, { url }: { url: string }) =>
  composeMail(serverWords[language].mails.signup, { values: { minutes }, url });
