import { defaultBrand } from '../../../src/domain/brand/defaultBrand.ts';
import { textIn } from '../../../src/domain/brand/textIn.ts';
import { fillGaps } from '../../../src/domain/fillGaps.ts';
import { page as en } from '../../../src/i18n/en/landing/page.ts';
import { page as ko } from '../../../src/i18n/ko/landing/page.ts';
import { mapTexts } from '../../../src/landing/mapTexts.ts';

const filled = (words: typeof en, language: string) =>
  mapTexts(words, text => fillGaps(text, { product: textIn(defaultBrand.service, language) }));

/** What the landing page says under the default brand. */
export const landingWords = { ko: filled(ko, 'ko'), en: filled(en, 'en') };
