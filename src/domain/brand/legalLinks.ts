import type { Brand } from './brand.ts';
import { textIn } from './textIn.ts';

/** Where the terms and the privacy policy are published in a language. */
export const legalLinks = (brand: Pick<Brand, 'termsUrl' | 'privacyUrl'>, language: string) =>
  (['termsUrl', 'privacyUrl'] as const).map(name => ({ name, url: textIn(brand[name], language) }));
