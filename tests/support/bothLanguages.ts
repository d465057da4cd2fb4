import { languages } from '../../src/domain/choices.ts';
import { messages } from './messages.ts';

/** The languages with the console's words in each, for a test of what is said. */
export const bothLanguages = languages.map(language => ({ language, words: messages[language] }));

/** A text with its gaps filled. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
