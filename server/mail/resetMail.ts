import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

const { minutes } = limits.emailCode;

/** The email with the link to reset a password. */
export const resetMail = (
  language: Language,
  { name, email, url }: { name: string; email: string; url: string },
) => composeMail(serverWords[language].mails.reset, { values: { name, email, minutes }, url });
