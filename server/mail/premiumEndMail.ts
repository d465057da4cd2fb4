import type { Language } from '../../src/domain/choices.ts';
import { fillGaps } from '../../src/domain/fillGaps.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface PremiumEnd {
  name: string;
  academy: string;
  /** Whether it is the free trial that ends, and not a plan that was paid for. */
  isTrial: boolean;
  /** The last day of premium. */
  endsOn: string;
  /** How many days are left; null when it is over. */
  left: number | null;
  url: string;
}

const dateIn = (language: Language, date: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The email to an owner that premium ends or has ended, and that no data is lost. */
export function premiumEndMail(
  language: Language,
  { name, academy, isTrial, endsOn, left, url }: PremiumEnd,
) {
  const { premiumEnds, premiumEnded, premiumKinds, premiumDays } = serverWords[language].mails;
  const { today, tomorrow, later } = premiumDays;
  const when = [today, tomorrow][left ?? 0] ?? fillGaps(later, { days: left });
  return composeMail(left === null ? premiumEnded : premiumEnds, {
    values: {
      name,
      academy,
      when,
      what: isTrial ? premiumKinds.trial : premiumKinds.plan,
      date: dateIn(language, endsOn),
    },
    url,
  });
}
