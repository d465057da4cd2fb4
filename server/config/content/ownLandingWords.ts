import get from 'lodash/get.js';
import { languages, type Language } from '../../../src/domain/choices.ts';
import type { Content } from './content.ts';
import { nestedMessages } from './nestedMessages.ts';

/** What an installation says on the landing page in place of the product's texts, by language. */
export const ownLandingWords = (content: Pick<Content, 'messages'>): Partial<Record<Language, object>> =>
  Object.fromEntries(
    languages.flatMap(language => {
      const page = get(nestedMessages(content, language), 'landing.page') as object | undefined;
      return page === undefined ? [] : [[language, page]];
    }),
  );
