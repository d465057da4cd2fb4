import type { Brand } from './brand.ts';
import { defaultBrand } from './defaultBrand.ts';

/** A brand with the default in place of what is not given: the service is called as the product, the icon is its mark. */
export const completeBrand = (given: Partial<Brand>): Brand => ({
  ...defaultBrand,
  ...(given.name === undefined ? {} : { service: given.name }),
  ...(given.mark ? { favicon: given.mark } : {}),
  ...given,
});
