import { languages, type Language } from '../../src/domain/choices.ts';
import { en, type Messages } from '../../src/i18n/en/index.ts';
import { ko } from '../../src/i18n/ko/index.ts';

const words: Record<Language, Messages> = { en, ko: ko as unknown as Messages };

/** The languages with the console's words in each, for a test of what is said. */
export const bothLanguages = languages.map(language => ({ language, words: words[language] }));

/** A text with its gaps filled. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
