import merge from 'lodash/merge';
import type { Language } from '../domain/choices.ts';
import { fillGaps } from '../domain/fillGaps.ts';
import { languageFolder } from '../domain/languageFolder.ts';
import type { LandingWords } from '../i18n/en/landing/page.ts';
import type { LandingContent } from '../i18n/landingContent.ts';
import { mapTexts } from './mapTexts.ts';

/**
 * What the landing page says in a language, by itself and for its operator, with the service's name filled in. For the
 * build and the server: the page comes rendered.
 */
export async function loadLandingWords(language: Language, product: string, ownWords: object = {}) {
  const folder = languageFolder(language);
  const { page } = (await import(`../i18n/${folder}/landing/page.ts`)) as { page: LandingWords };
  const { content } = (await import(`../i18n/${folder}/landing/content.ts`)) as {
    content: LandingContent;
  };
  const fill = (text: string) => fillGaps(text, { product });
  return { words: mapTexts(merge({}, page, ownWords), fill), content: mapTexts(content, fill) };
}
