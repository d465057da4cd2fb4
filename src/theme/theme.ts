import { alpha, type PaletteMode, type ThemeOptions } from '@mui/material/styles';
import { textOn } from '../domain/brand/textOn.ts';
import type { Tone } from '../domain/statuses.ts';
import type { Fill } from './accentColors.ts';
import { densityStyles } from './density.ts';
import { chipStyles } from './chipStyles.ts';
import { iconSheet } from './drawnIcons.ts';
import { skeletonStyles } from './skeletonStyles.ts';
import { buttonStyles } from './components/buttonStyles.ts';
import { dataStyles } from './components/dataStyles.ts';
import { feedbackStyles } from './components/feedbackStyles.ts';
import { fieldStyles, fillStyles } from './components/fieldStyles.ts';
import { surfaceStyles } from './components/surfaceStyles.ts';
import { lookOf } from './look.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tones: Record<Tone, string>;
    line: string;
    sunken: string;
    raised: string;
    fill: Fill;
    /** The picture of `drawnIcon`. */
    icons: string;
  }
  interface PaletteOptions {
    tones?: Record<Tone, string>;
    line?: string;
    sunken?: string;
    raised?: string;
    fill?: Fill;
    icons?: string;
  }
}

/**
 * The system's Hangul at the width that the web font's has (0.86 em for 0.92 em), so that little moves when that has come. Apple's
 * Hangul has this width by itself.
 */
const hangulUntilLoaded = {
  fontFamily: 'Hangul until loaded',
  src: ['Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular', 'Noto Sans CJK JP']
    .map(name => `local("${name}")`)
    .join(','),
  sizeAdjust: '93.5%',
  unicodeRange: 'U+1100-11FF, U+3130-318F, U+AC00-D7A3',
};

const fontFamily =
  '"Pretendard Variable", Pretendard, "Hangul until loaded", -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Segoe UI", sans-serif';

/** The console's looks, light or dark, around one accent colour. */
export function createThemeOptions(mode: PaletteMode, accent: string): ThemeOptions {
  const look = lookOf(mode, accent);
  const { neutral, main, tones, hover, fill, tint, focusRing } = look;
  const icons = iconSheet(look);

  return {
    palette: {
      mode,
      primary: { main, contrastText: textOn(main) },
      secondary: { main: neutral.muted },
      error: { main: tones.negative },
      warning: { main: tones.notice },
      success: { main: tones.positive },
      info: { main },
      background: { default: neutral.page, paper: neutral.surface },
      text: { primary: neutral.text, secondary: neutral.muted },
      divider: neutral.line,
      // Icons and toggles: MUI's own would look disabled in light mode, and chosen in dark mode.
      action: { active: neutral.muted, hover, selected: alpha(main, tint) },
      tones,
      line: neutral.line,
      sunken: neutral.sunken,
      raised: neutral.raised,
      fill,
      icons,
    },
    shape: { borderRadius: 8 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1600 } },
    typography: {
      fontFamily,
      fontSize: 14,
      h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.35, letterSpacing: '-0.015em' },
      h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4, letterSpacing: '-0.01em' },
      h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.45 },
      h4: { fontSize: '0.875rem', fontWeight: 600 },
      h5: { fontSize: '0.875rem', fontWeight: 600 },
      h6: { fontSize: '0.875rem', fontWeight: 600 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
      button: { fontSize: '0.875rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
    },
    sidebar: { width: 232, closedWidth: 0 },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          '@font-face': hangulUntilLoaded,
          html: { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
          body: {
            fontFeatureSettings: '"tnum"',
            WebkitFontSmoothing: 'antialiased',
            textWrapStyle: 'pretty',
          },
          ...densityStyles,
          ...fillStyles,
          ...chipStyles(look, icons),
          ...skeletonStyles(neutral.text, { isDark: mode === 'dark' }),
          // MUI's own have it from `buttonStyles`.
          ':where(a, button):focus-visible': focusRing,
          '::selection': { background: alpha(main, 0.24) },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              // What repeats for ever would flicker.
              animationIterationCount: '1 !important',
              // However short, it would show every change of a size a frame late, where there is no transition otherwise too.
              transition: 'none !important',
            },
          },
        },
      },
      ...buttonStyles(look),
      ...surfaceStyles(look),
      ...fieldStyles(look),
      ...dataStyles(look),
      ...feedbackStyles(look),
    },
  } as ThemeOptions;
}
