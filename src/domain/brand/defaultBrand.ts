import { forLanguages } from '../forLanguages.ts';
import { legalPath } from '../legal/legalPath.ts';
import table from './defaultBrand.json' with { type: 'json' };
import type { Brand } from './brand.ts';

/** The brand of an installation that configures none. */
export const defaultBrand: Brand = {
  ...table,
  termsUrl: forLanguages(language => legalPath('terms', language)),
  privacyUrl: forLanguages(language => legalPath('privacy', language)),
};
