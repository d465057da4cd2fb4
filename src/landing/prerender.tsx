import { renderToStaticMarkup } from 'react-dom/server';
import { languages, type Language } from '../domain/choices.ts';
import { en as enContent } from './content/en.ts';
import { ko as koContent } from './content/ko.ts';
import { Document, type Assets } from './Document.tsx';
import { wordsOf } from './inquiry/words.ts';
import { en } from './words/en.ts';
import { ko } from './words/ko.ts';

export { crawlerTexts } from '../domain/crawlerTexts.ts';
export { landingFile, landingPath } from '../domain/landingPath.ts';
export { languages };

const given = {
  ko: { words: ko, content: koContent },
  en: { words: en, content: enContent },
};

/** The landing page in a language as a document, but for what the server puts in (`server/web/landing.ts`). */
export const renderLanding = (language: Language, assets: Assets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document language={language} {...given[language]} {...assets} />)}`;

/** All text that the page can come to show in a language, so that its face need hold no other glyphs. */
export const textOf = (language: Language): string =>
  renderLanding(language, { css: '', script: '' }) + JSON.stringify(wordsOf(language));
