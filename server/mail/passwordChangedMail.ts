import type { Language } from '../../src/domain/choices.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

/** The security email about a changed password. */
export const passwordChangedMail = (language: Language, { name, url }: { name: string; url: string }) =>
  composeMail(serverWords[language].mails.passwordChanged, { values: { name }, url });
