import type { Language } from '../../src/domain/choices.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface ClosingMail {
  name: string;
  academy: string;
  /** When its data is erased; null where it stays open after all. */
  closesAt: Date | null;
  timeZone: string;
  /** Where an owner cancels it and downloads the data; null for everyone else. */
  url: string | null;
}

/** The email to an academy's people that it closes, or stays open. */
export function closingMail(language: Language, { name, academy, closesAt, timeZone, url }: ClosingMail) {
  const { academyCloses, academyClosesOwner, academyStaysOpen } = serverWords[language].mails;
  const date =
    closesAt === null
      ? ''
      : new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' }).format(closesAt);
  const words = closesAt === null ? academyStaysOpen : url === null ? academyCloses : academyClosesOwner;
  return composeMail(words, { values: { name, academy, date }, ...(url === null ? {} : { url }) });
}
