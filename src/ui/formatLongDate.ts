/** A calendar date as a sentence has it: `3월 9일`, `March 9`. */
export const formatLongDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));
