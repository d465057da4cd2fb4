import { legalNames } from '../../../src/domain/legal/legalNames.ts';
import { textIn } from '../../../src/domain/brand/textIn.ts';
import type { Language } from '../../../src/domain/choices.ts';
import type { Config } from '../../config/config.ts';
import { serverWords } from '../serverWords.ts';

/** The links to the terms and the privacy policy below mails and pages, by whole addresses. */
export const legalFooter = ({ brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>, language: Language) =>
  legalNames.map(name => ({
    label: serverWords[language].legal[name].title,
    url: textIn(brand[`${name}Url`], language).replace(/^\//, `${publicUrl}/`),
  }));
