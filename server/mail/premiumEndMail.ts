import type { Language } from '../../src/domain/choices.ts';
import { renderMail } from './renderMail.ts';

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

const inDays = {
  ko: (left: number) => (left === 0 ? '오늘' : left === 1 ? '내일' : `${left}일 후에`),
  en: (left: number) => (left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`),
};

/** The email to an owner that premium ends or has ended, and that no data is lost. */
export function premiumEndMail(language: Language, given: PremiumEnd) {
  return renderMail(language, language === 'ko' ? korean(given) : english(given));
}

function korean({ name, academy, isTrial, endsOn, left, url }: PremiumEnd) {
  const what = isTrial ? '프리미엄 무료 체험' : '프리미엄 이용 기간';
  const date = dateIn('ko', endsOn);
  const when = left === null ? '끝났습니다' : `${inDays.ko(left)} 끝납니다`;
  return {
    subject: `[${academy}] ${what}이 ${when}`,
    title: `${name}님, ${what}이 ${when}`,
    lines: [
      left === null
        ? `${academy}의 ${what}이 ${date}에 끝나 프리미엄 기능이 잠겼습니다.`
        : `${academy}의 ${what}은 ${date}까지입니다. 이후에는 프리미엄 기능만 잠깁니다.`,
      '학생과 매니저, 스터디룸, 지금까지의 모든 기록은 그대로 보관되며 기록도 계속 저장됩니다. 프리미엄을 시작하면 바로 다시 볼 수 있습니다.',
    ],
    facts: { '프리미엄 마지막 날': date },
    action: { label: '프리미엄 문의하기', url },
  };
}

function english({ name, academy, isTrial, endsOn, left, url }: PremiumEnd) {
  const what = isTrial ? 'free Premium' : 'Premium plan';
  const date = dateIn('en', endsOn);
  const when = left === null ? 'has ended' : `ends ${inDays.en(left)}`;
  return {
    subject: `[${academy}] Your ${what} ${when}`,
    title: `${name}, your ${what} ${when}`,
    lines: [
      left === null
        ? `The ${what} of ${academy} ended on ${date}, and what is Premium is locked.`
        : `The ${what} of ${academy} lasts until ${date}. After that, what is Premium is locked, and nothing else.`,
      'Students, managers, rooms and every record stay as they are, and records go on being kept. With Premium you see all of it again at once.',
    ],
    facts: { 'Last day of Premium': date },
    action: { label: 'Ask about Premium', url },
  };
}
