import { renderToStaticMarkup } from 'react-dom/server';
import { defaultBrand } from '../domain/brand/defaultBrand.ts';
import { textIn } from '../domain/brand/textIn.ts';
import { languages, type Language } from '../domain/choices.ts';
import { Document, type Assets } from './Document.tsx';
import { loadInquiryWords } from './inquiry/loadInquiryWords.ts';
import { loadLandingWords } from './loadLandingWords.ts';
import type { LandingContent } from '../i18n/landingContent.ts';
import type { Brand } from '../domain/brand/brand.ts';

/** What the landing page receives of an installation. */
interface LandingBrand {
  brand: Brand;
  /** Where students enter rooms. */
  roomAppUrl: string | null;
  /** What it says for its operator, by language; the samples where it is missing. */
  contents?: Partial<Record<Language, LandingContent>>;
  /** Its texts in place of the product's, by language. */
  ownWords?: Partial<Record<Language, object>>;
}

export { crawlerTexts } from '../domain/crawlerTexts.ts';
export { landingFile, landingPath } from '../domain/landingPath.ts';
export { languageFolder } from '../domain/languageFolder.ts';
export { languages };

/** The landing page in a language as a document, but for what the server puts in (`server/web/landing.ts`). */
export async function renderLanding(
  language: Language,
  assets: Assets,
  { brand, roomAppUrl, contents = {}, ownWords = {} }: LandingBrand = {
    brand: defaultBrand,
    roomAppUrl: null,
  },
): Promise<string> {
  const { words, content: sample } = await loadLandingWords(
    language,
    textIn(brand.service, language),
    ownWords[language],
  );
  const content = contents[language] ?? sample;
  const urls = { app: roomAppUrl, help: brand.helpUrl === null ? null : textIn(brand.helpUrl, language) };
  const configured = {
    ...content,
    contact: {
      ...content.contact,
      email: contents[language]?.contact.email ?? brand.supportEmail ?? content.contact.email,
    },
    related: content.related.map(({ kind, ...each }) => ({
      ...each,
      url: (kind === undefined ? null : urls[kind]) ?? each.url,
    })),
  };
  return `<!doctype html>${renderToStaticMarkup(
    <Document language={language} words={words} content={configured} brand={brand} {...assets} />,
  )}`;
}

/** All text that the page can come to show in a language, so that its face need hold no other glyphs. */
export const textOf = async (language: Language, brand?: LandingBrand): Promise<string> =>
  (await renderLanding(language, { css: '', script: '' }, brand)) +
  JSON.stringify(await loadInquiryWords(language));
