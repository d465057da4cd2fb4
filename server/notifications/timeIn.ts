import type { Language } from '../../src/domain/choices.ts';

/** An instant by the academy's clock, as mails write it. */
export const timeIn = (language: Language, timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
