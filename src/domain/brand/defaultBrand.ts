import table from './defaultBrand.json' with { type: 'json' };
import type { Brand } from './brand.ts';

/** The brand of an installation that configures none. */
export const defaultBrand: Brand = table;
