import type { Language } from '../domain/choices.ts';
import { languageFolder } from '../domain/languageFolder.ts';

export type Mode = 'light' | 'dark';

/** The pictures of the console on the landing page, in CSS pixels; `widths` are those of the files. */
export const pictures = {
  desktop: { width: 1440, height: 900, widths: [1160, 2000] },
  phone: { width: 390, height: 600, scale: 1.75 },
  og: { width: 1200, height: 630 },
} as const;

export const pictureUrl = (language: Language, mode: Mode, size: number | 'phone') =>
  `/landing/console-${languageFolder(language)}-${mode}-${size}.webp`;
/** What messengers and social networks show of a link. */
export const shareImageUrl = (language: Language) => `/landing/share-${languageFolder(language)}.jpg`;
