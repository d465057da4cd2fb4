import type { PaletteMode } from '@mui/material/styles';
import type { Tone } from '../domain/statuses.ts';
import { accentColors, type Fill } from './accentColors.ts';
import { channelsOf } from '../domain/brand/channelsOf.ts';

/** A `#rrggbb` colour with an opacity (0 to 1). MUI's function of this name weighs more than the sign-in page's theme. */
const alpha = (color: string, opacity: number): string => `rgba(${channelsOf(color).join(', ')}, ${opacity})`;

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

/** The colours that all elements share, light or dark. */
export interface Look {
  mode: PaletteMode;
  neutral: (typeof neutrals)[PaletteMode];
  main: string;
  /** The accent itself, for fills. */
  fill: Fill;
  /** How much of the accent (0 to 1) is in the tint of what is selected. */
  tint: number;
  tones: Record<Tone, string>;
  focusRing: { outline: string; outlineOffset: number };
  hover: string;
  /** The border of inputs. */
  edge: string;
  checkboxEdge: string;
}

/** The colours around an accent. */
export function lookOf(mode: PaletteMode, accent: string): Look {
  const neutral = neutrals[mode];
  const tint = mode === 'light' ? 0.08 : 0.16;
  const { text: main, fill } = accentColors(accent, {
    surfaces: [neutral.surface, neutral.page, neutral.sunken],
    tint,
    edge: alpha(neutral.text, 0.28),
  });
  return {
    mode,
    neutral,
    main,
    fill,
    tint,
    tones: { ...tones[mode], accent: main },
    focusRing: { outline: `2px solid ${main}`, outlineOffset: 2 },
    hover: alpha(neutral.text, mode === 'light' ? 0.04 : 0.06),
    edge: mode === 'light' ? '#868D9B' : '#6B7485',
    checkboxEdge: mode === 'light' ? '#858C9A' : '#7B8494',
  };
}
