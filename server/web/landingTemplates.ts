import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultBrand } from '../../src/domain/brand/defaultBrand.ts';
import { languages, type Language } from '../../src/domain/choices.ts';
import type { Brand } from '../../src/domain/brand/brand.ts';
import type { Config } from '../config/config.ts';

/** The landing page in each language, but for the settings and the visitor. */
export type LandingTemplates = Record<Language, string>;

/** What the build writes next to the page: `renderLanding` of `src/landing`, and what its files are called. */
interface Program {
  renderLanding: (
    language: Language,
    assets: unknown,
    brand: { brand: Brand; roomAppUrl: string | null; contents: Config['content']['landing'] },
  ) => Promise<string>;
}

/** The landing page as it was built; rendered again where this installation has a brand or texts of its own. Null where none was built. */
export async function landingTemplates(
  { brand, roomAppUrl, content }: Pick<Config, 'brand' | 'roomAppUrl' | 'content'>,
  webRoot: string,
): Promise<LandingTemplates | null> {
  const folder = path.join(webRoot, '../landing');
  const file = path.join(folder, 'prerender.mjs');
  if (
    (brand === defaultBrand && roomAppUrl === undefined && Object.keys(content.landing).length === 0) ||
    !existsSync(file)
  )
    return builtLanding(webRoot);
  const { renderLanding } = (await import(pathToFileURL(file).href)) as Program;
  const assets = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as Record<
    Language,
    unknown
  >;
  const given = { brand, roomAppUrl: roomAppUrl ?? null, contents: content.landing };
  return templatesOf(language => renderLanding(language, assets[language], given));
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
