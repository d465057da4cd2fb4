import { languages, type Language } from '../domain/choices.ts';

/** Kept apart from everything else that is kept, so that it outlives signing out (specification, section 9). */
export const languageKey = 'studyroom.language';
const fallback: Language = 'en';
/** What the language is before anything is known. */
export const initialLanguage: Language = 'ko';

const isLanguage = (text: string | null | undefined): text is Language =>
  languages.includes(text as Language);

/** The language chosen earlier, else the browser's, else English. */
export function currentLanguage(): Language {
  const kept = globalThis.localStorage?.getItem(languageKey);
  if (isLanguage(kept)) return kept;
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const language = wanted.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return fallback;
}

/** Keeps a chosen language and tells the page. */
export function storeLanguage(language: Language): void {
  globalThis.localStorage?.setItem(languageKey, language);
  showLanguage(language);
}

export function showLanguage(language: Language): void {
  globalThis.document?.documentElement.setAttribute('lang', language);
}
