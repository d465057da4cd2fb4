import type { Language } from '../domain/choices.ts';
import type { LandingWords } from '../i18n/en/landing/page.ts';
import type { LandingContent } from '../i18n/landingContent.ts';

/** What the landing page says in a language, by itself and for its operator. For the build: the page comes rendered. */
export async function loadLandingWords(language: Language) {
  const { page } = (await import(`../i18n/${language}/landing/page.ts`)) as { page: LandingWords };
  const { content } = (await import(`../i18n/${language}/landing/content.ts`)) as {
    content: LandingContent;
  };
  return { words: page, content };
}
