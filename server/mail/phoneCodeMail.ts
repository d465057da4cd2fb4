import type { Language } from '../../src/domain/choices.ts';
import { formatPhone } from '../../src/domain/format.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

const { minutes } = limits.phoneCode;

/** The code that proves a mobile number. */
export const phoneCodeMail = (language: Language, { phone, code }: { phone: string; code: string }) =>
  composeMail(serverWords[language].mails.phoneCode, {
    values: { phone: formatPhone(phone), code, minutes },
    code,
  });
