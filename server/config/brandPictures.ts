import type { PictureKind } from './readBrandPicture.ts';

/** The settings of `brand.json` that name pictures next to it. Photos may be others in each language. */
export const brandPictures = {
  mark: 'drawing',
  favicon: 'drawing',
  picture: 'photo',
  pictureDark: 'photo',
  sharePicture: 'photo',
} as const satisfies Record<string, PictureKind>;
