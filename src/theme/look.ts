import { alpha, darken, getContrastRatio, lighten, type PaletteMode } from '@mui/material/styles';
import type { Tone } from '../domain/statuses.ts';

const neutrals = {
  light: {
    page: '#F7F8FA',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#F1F2F5',
    line: '#E4E6EB',
    text: '#16181D',
    muted: '#5A6170',
  },
  dark: {
    page: '#0E1014',
    surface: '#15181E',
    raised: '#1B1F27',
    sunken: '#1B1F27',
    line: '#2A2F3A',
    text: '#ECEEF2',
    muted: '#A0A8B6',
  },
} as const;

const tones: Record<PaletteMode, Record<Exclude<Tone, 'accent'>, string>> = {
  light: { positive: '#0B7A4B', notice: '#94590A', negative: '#C42B2B', neutral: '#5A6170' },
  dark: { positive: '#4CC38A', notice: '#E5A64B', negative: '#FF8080', neutral: '#A0A8B6' },
};

/** An academy's colour, made readable on its surface (WCAG AA). */
function readable(accent: string, mode: PaletteMode): string {
  let color = accent;
  const { surface } = neutrals[mode];
  // A little more than 4.5, for the same colour on its own tint in the menu.
  const enough = mode === 'light' ? 5.6 : 7;
  for (let step = 0; step < 20 && getContrastRatio(color, surface) < enough; step++)
    color = mode === 'light' ? darken(color, 0.08) : lighten(color, 0.08);
  return color;
}

/** The colours that all elements share, light or dark. */
export interface Look {
  mode: PaletteMode;
  neutral: (typeof neutrals)[PaletteMode];
  main: string;
  tones: Record<Tone, string>;
  focusRing: { outline: string; outlineOffset: number };
  hover: string;
}

/** The colours around an accent. */
export function lookOf(mode: PaletteMode, accent: string): Look {
  const neutral = neutrals[mode];
  const main = readable(accent, mode);
  return {
    mode,
    neutral,
    main,
    tones: { ...tones[mode], accent: main },
    focusRing: { outline: `2px solid ${main}`, outlineOffset: 2 },
    hover: alpha(neutral.text, mode === 'light' ? 0.04 : 0.06),
  };
}
