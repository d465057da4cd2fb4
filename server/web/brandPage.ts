import { textIn } from '../../src/domain/brand/textIn.ts';
import { initialLanguage } from '../../src/domain/defaultLanguages.ts';
import type { Config } from '../config/config.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);

/** The page with this as its title. */
export const titled = (html: string, title: string): string =>
  html.replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`);

/** The console's page with the product's name and icon, which are there before its script runs. */
export const brandPage = (html: string, { brand }: Pick<Config, 'brand'>): string =>
  titled(html, textIn(brand.name, initialLanguage)).replace(
    /<link rel="icon"[^>]*>/,
    () => `<link rel="icon" href="${escape(brand.favicon)}">`,
  );
