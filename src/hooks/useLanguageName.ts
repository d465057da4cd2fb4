import { useLocale } from 'ra-core';
import type { Language } from '../domain/choices.ts';
import { languageName } from '../domain/languageName.ts';

/** What a language is called in the visitor's own. */
export function useLanguageName(): (language: Language) => string {
  const locale = useLocale() as Language;
  return language => languageName(language, locale);
}
