import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultBrand } from '../../src/domain/brand/defaultBrand.ts';
import { addedLanguages } from '../../src/domain/addedLanguages.ts';
import { languages, type Language } from '../../src/domain/choices.ts';
import type { Brand } from '../../src/domain/brand/brand.ts';
import { languageFolder } from '../../src/domain/languageFolder.ts';
import type { Config } from '../config/config.ts';
import { ownLandingWords } from '../config/content/ownLandingWords.ts';

/** The landing page in each language, but for the settings and the visitor. */
export type LandingTemplates = Record<Language, string>;

/** What the build writes next to the page: `renderLanding` of `src/landing`, and what its files are called. */
interface Program {
  renderLanding: (
    language: Language,
    assets: unknown,
    installation: {
      brand: Brand;
      roomAppUrl: string | null;
      contents: Config['content']['landing'];
      ownWords: Partial<Record<Language, object>>;
    },
  ) => Promise<string>;
}

/** The landing page as it was built; rendered again where this installation has a brand or texts of its own. Null where none was built. */
export async function landingTemplates(
  { brand, roomAppUrl, content }: Pick<Config, 'brand' | 'roomAppUrl' | 'content'>,
  webRoot: string,
): Promise<LandingTemplates | null> {
  const folder = path.join(webRoot, '../landing');
  const file = path.join(folder, 'prerender.mjs');
  const ownWords = ownLandingWords(content);
  const isAsBuilt =
    brand === defaultBrand &&
    roomAppUrl === undefined &&
    addedLanguages.length === 0 &&
    [content.landing, ownWords].every(each => Object.keys(each).length === 0);
  if (isAsBuilt || !existsSync(file)) return builtLanding(webRoot);
  const { renderLanding } = (await import(pathToFileURL(file).href)) as Program;
  const assets = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as Record<
    Language,
    unknown
  >;
  const given = { brand, roomAppUrl: roomAppUrl ?? null, contents: content.landing, ownWords };
  return templatesOf(language => renderLanding(language, assets[languageFolder(language)], given));
}

const templatesOf = async (read: (language: Language) => string | Promise<string>) =>
  Object.fromEntries(
    await Promise.all(languages.map(async language => [language, await read(language)] as const)),
  ) as LandingTemplates;

/** The landing page as it was built; null where none was. */
export function builtLanding(webRoot: string): LandingTemplates | null {
  const fileOf = (language: Language) => path.join(webRoot, '../landing', `${language}.html`);
  if (!languages.every(language => existsSync(fileOf(language)))) return null;
  return Object.fromEntries(
    languages.map(language => [language, readFileSync(fileOf(language), 'utf8')]),
  ) as LandingTemplates;
}
