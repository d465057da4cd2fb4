import { renderToStaticMarkup } from 'react-dom/server';
import { languages, type Language } from '../domain/choices.ts';
import { Document, type Assets } from './Document.tsx';
import { loadInquiryWords } from './inquiry/loadInquiryWords.ts';
import { loadLandingWords } from './loadLandingWords.ts';

export { crawlerTexts } from '../domain/crawlerTexts.ts';
export { landingFile, landingPath } from '../domain/landingPath.ts';
export { languages };

/** The landing page in a language as a document, but for what the server puts in (`server/web/landing.ts`). */
export async function renderLanding(language: Language, assets: Assets): Promise<string> {
  const words = await loadLandingWords(language);
  return `<!doctype html>${renderToStaticMarkup(<Document language={language} {...words} {...assets} />)}`;
}

/** All text that the page can come to show in a language, so that its face need hold no other glyphs. */
export const textOf = async (language: Language): Promise<string> =>
  (await renderLanding(language, { css: '', script: '' })) + JSON.stringify(await loadInquiryWords(language));
