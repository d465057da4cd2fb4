import type { Language } from '../domain/choices.ts';
import { fallbackLanguage } from '../domain/defaultLanguages.ts';
import { isLanguage } from '../domain/isLanguage.ts';
import { matchLanguage } from '../domain/matchLanguage.ts';

/** Kept apart from everything else that is kept, so that it outlives signing out (specification, section 9). */
export const languageKey = 'studyroom.language';

/** The language chosen earlier, else the browser's, else English. */
export function currentLanguage(): Language {
  const kept = globalThis.localStorage?.getItem(languageKey);
  if (isLanguage(kept)) return kept;
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const language = matchLanguage(wanted);
    if (language !== undefined) return language;
  }
  return fallbackLanguage;
}

/** Stores the chosen language and sets it on the page. */
export function storeLanguage(language: Language): void {
  globalThis.localStorage?.setItem(languageKey, language);
  showLanguage(language);
}

export function showLanguage(language: Language): void {
  globalThis.document?.documentElement.setAttribute('lang', language);
}
