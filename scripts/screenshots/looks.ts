import type { BrowserContextOptions } from 'playwright';

/** The ways in which every screen is looked at: language, theme and width. */
export interface Look {
  name: string;
  language: 'ko' | 'en';
  theme: 'light' | 'dark';
  width: number;
}

const heights: Record<number, number> = { 1440: 900, 390: 844 };

export const looks: Look[] = (['ko', 'en'] as const).flatMap(language =>
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
  locale: language === 'ko' ? 'ko-KR' : 'en-US',
  colorScheme: theme,
  timezoneId: 'Asia/Seoul',
  reducedMotion: 'reduce',
});
