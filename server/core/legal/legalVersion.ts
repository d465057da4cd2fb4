import { defaultBrand } from '../../../src/domain/brand/defaultBrand.ts';
import type { LegalName } from '../../../src/domain/legal/legalNames.ts';
import type { Config } from '../../config/config.ts';

/** The version of the texts that the product has for installations without their own. */
const ownVersion = '2026-01-01';

/** The version of a document that people agree to now, `YYYY-MM-DD`; null where only its address is known. */
export const legalVersion = (
  { brand, content }: Pick<Config, 'brand' | 'content'>,
  name: LegalName,
): string | null =>
  content.legal[name]?.version ?? (brand[`${name}Url`] === defaultBrand[`${name}Url`] ? ownVersion : null);
