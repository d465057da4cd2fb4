import { languages, type Language } from '../../src/domain/choices.ts';
import type { Messages } from '../../src/i18n/en/index.ts';
import { loadMessages } from '../../src/i18n/loadMessages.ts';

/** The console's words in every language. */
export const messages = Object.fromEntries(
  await Promise.all(languages.map(async language => [language, await loadMessages(language)] as const)),
) as Record<Language, Messages>;
