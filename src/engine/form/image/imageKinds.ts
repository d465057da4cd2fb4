import { limits } from '../../../domain/limits.ts';

export interface ImageKind {
  /** The most it is made of, in pixels. Nothing is ever enlarged. */
  width: number;
  height: number;
  /** A square that is chosen of it, or all of it. */
  fit: 'cover' | 'contain';
  shape: 'circle' | 'rounded';
}

const density = 2;

/** What an image is for, and what it is made into before it is sent. */
export const imageKinds = {
  profile: { width: 256, height: 256, fit: 'cover', shape: 'circle' },
  /** Twice the recommended size, for dense screens. */
  logo: {
    width: limits.logo.width * density,
    height: limits.logo.height * density,
    fit: 'contain',
    shape: 'rounded',
  },
} as const satisfies Record<string, ImageKind>;
export type ImageKindName = keyof typeof imageKinds;
