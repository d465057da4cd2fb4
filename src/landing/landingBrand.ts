import type { Brand } from '../domain/brand/brand.ts';

/** What the landing page receives of an installation. */
export interface LandingBrand {
  brand: Brand;
  /** Where students enter rooms. */
  roomAppUrl: string | null;
}
