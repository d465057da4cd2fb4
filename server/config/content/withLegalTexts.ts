import type { Brand } from '../../../src/domain/brand/brand.ts';
import { defaultBrand } from '../../../src/domain/brand/defaultBrand.ts';
import { forLanguages } from '../../../src/domain/forLanguages.ts';
import { legalNames } from '../../../src/domain/legal/legalNames.ts';
import { legalPath } from '../../../src/domain/legal/legalPath.ts';
import type { Content } from './content.ts';

export class LegalTextError extends Error {}

/**
 * The brand with the addresses of the documents that `CONTENT_DIR` has.
 *
 * @throws LegalTextError where the brand names another address for one of them
 */
export function withLegalTexts(brand: Brand, { legal }: Content): Brand {
  let complete = brand;
  for (const name of legalNames) {
    const document = legal[name];
    if (document === undefined) continue;
    const setting = `${name}Url` as const;
    if (brand[setting] !== defaultBrand[setting])
      throw new LegalTextError(`${name}.md is there, and BRAND_FILE has ${setting}: remove one of them`);
    if (Object.values(document.texts).some(({ url }) => url !== null))
      complete = {
        ...complete,
        [setting]: forLanguages(language => document.texts[language].url ?? legalPath(name, language)),
      };
  }
  return complete;
}
