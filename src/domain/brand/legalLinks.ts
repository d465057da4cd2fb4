import type { Brand } from './brand.ts';
import { textIn } from './textIn.ts';

/** The terms and the privacy policy that the brand publishes, as addresses in a language. */
export const legalLinks = (brand: Brand, language: string) =>
  (['termsUrl', 'privacyUrl'] as const).flatMap(name =>
    brand[name] === null ? [] : [{ name, url: textIn(brand[name], language) }],
  );
