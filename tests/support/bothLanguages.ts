import { languages, type Language } from '../../src/domain/choices.ts';
import { messages } from './messages.ts';

/** The languages with the console's words in each, for a test of what is said. */
export const bothLanguages = languages.map(language => ({ language, words: messages[language] }));

/** One of them, for a test of what a screen does: `tests/i18n` checks that both have the same texts with the same gaps. */
export const inLanguage = (language: Language) => bothLanguages.filter(each => each.language === language);

/** A text with its gaps filled. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
