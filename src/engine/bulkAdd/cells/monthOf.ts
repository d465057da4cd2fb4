import { languages } from '../../../domain/choices.ts';

const months = new Map(
  languages.flatMap(language =>
    (['long', 'short'] as const).flatMap(month => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) => [format.format(Date.UTC(2000, index, 1)).toLowerCase(), index + 1] as const,
      );
    }),
  ),
);

/** The number of a month by its name in any language of the console, long or short; null when it is none. */
export const monthOf = (word: string): number | null =>
  months.get(word.toLowerCase()) ?? months.get(word.toLowerCase().slice(0, 3)) ?? null;
