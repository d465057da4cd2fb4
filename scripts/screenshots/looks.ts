import type { BrowserContextOptions } from 'playwright';
import { languages, type Language } from '../../src/domain/choices.ts';

/** The ways in which every screen is looked at: language, theme and width. */
export interface Look {
  name: string;
  language: Language;
  theme: 'light' | 'dark';
  width: number;
}

const heights: Record<number, number> = { 1440: 900, 390: 844 };

export const looks: Look[] = languages.flatMap(language =>
  (['light', 'dark'] as const).flatMap(theme =>
    Object.keys(heights).map(width => ({
      name: `${language}-${theme}-${width}`,
      language,
      theme,
      width: Number(width),
    })),
  ),
);

/** The browser context of a look. */
export const browserOf = ({ language, theme, width }: Look): BrowserContextOptions => ({
  viewport: { width, height: heights[width]! },
  ...(width < 600 ? { hasTouch: true, isMobile: true } : {}),
  locale: language,
  colorScheme: theme,
  timezoneId: 'Asia/Seoul',
  reducedMotion: 'reduce',
});
