import { alpha, type PaletteMode, type ThemeOptions } from '@mui/material/styles';
import type { AriaAttributes } from 'react';
import { textOn } from '../domain/brand/textOn.ts';
import type { Tone } from '../domain/statuses.ts';
import { accentColors, type Fill } from './accentColors.ts';
import { chipStyles } from './chipStyles.ts';

/** A checkbox's label belongs to its input; the span around it, where MUI leaves it, may not have one. */
const labelOnInput = {
  root: { 'aria-label': undefined },
  input: (props: object) => ({ 'aria-label': (props as AriaAttributes)['aria-label'] }),
};

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

declare module '@mui/material/styles' {
  interface Palette {
    tones: Record<Tone, string>;
    line: string;
    sunken: string;
    raised: string;
    fill: Fill;
  }
  interface PaletteOptions {
    tones?: Record<Tone, string>;
    line?: string;
    sunken?: string;
    raised?: string;
    fill?: Fill;
  }
}

const fontFamily =
  '"Pretendard Variable", Pretendard, -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Segoe UI", sans-serif';

/** The console's looks, light or dark, around one accent colour. */
export function createThemeOptions(mode: PaletteMode, accent: string): ThemeOptions {
  const n = neutrals[mode];
  const tint = mode === 'light' ? 0.08 : 0.16;
  const { text: main, fill } = accentColors(accent, {
    surfaces: [n.surface, n.page, n.sunken],
    tint,
    edge: alpha(n.text, 0.28),
  });
  const palette = { ...tones[mode], accent: main };
  const focusRing = { outline: `2px solid ${main}`, outlineOffset: 2 };
  const hover = alpha(n.text, mode === 'light' ? 0.04 : 0.06);

  return {
    palette: {
      mode,
      primary: { main, contrastText: textOn(main) },
      secondary: { main: n.muted },
      error: { main: tones[mode].negative },
      warning: { main: tones[mode].notice },
      success: { main: tones[mode].positive },
      info: { main },
      background: { default: n.page, paper: n.surface },
      text: { primary: n.text, secondary: n.muted },
      divider: n.line,
      action: { hover, selected: alpha(main, tint) },
      tones: palette,
      line: n.line,
      sunken: n.sunken,
      raised: n.raised,
      fill,
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
          html: { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
          body: { fontFeatureSettings: '"tnum"', WebkitFontSmoothing: 'antialiased' },
          ...chipStyles(palette, { surface: n.surface, muted: n.muted, isDark: mode === 'dark' }),
          '::selection': { background: alpha(main, 0.24) },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'medium' },
        styleOverrides: {
          root: { borderRadius: 8, paddingInline: 14, minHeight: 36, whiteSpace: 'nowrap' },
          sizeSmall: { paddingInline: 10, minHeight: 30, fontSize: '0.8125rem' },
          sizeLarge: { minHeight: 44, fontSize: '0.9375rem' },
          outlined: {
            borderColor: n.line,
            backgroundColor: n.surface,
            '&:hover': { borderColor: alpha(n.text, 0.28), backgroundColor: n.surface },
          },
          startIcon: { '& > svg': { width: 17, height: 17, fontSize: 17 } },
          endIcon: { '& > svg': { width: 15, height: 15 } },
        },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              backgroundColor: fill.main,
              color: fill.text,
              boxShadow: `inset 0 0 0 1px ${fill.edge}`,
              '&:hover': { backgroundColor: fill.hover, boxShadow: `inset 0 0 0 1px ${fill.edge}` },
            },
          },
          { props: { variant: 'outlined', color: 'inherit' }, style: { borderColor: n.line, color: n.text } },
          { props: { variant: 'text', color: 'inherit' }, style: { color: n.text } },
        ],
      },
      MuiIconButton: {
        styleOverrides: {
          root: { borderRadius: 8, '&:hover': { backgroundColor: hover } },
          sizeMedium: { padding: 8 },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderColor: n.line, borderRadius: 12 } },
      },
      MuiPopover: { styleOverrides: { paper: floating(mode) } },
      MuiMenu: {
        styleOverrides: { paper: { ...floating(mode), minWidth: 200 }, list: { padding: 6 } },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: { borderRadius: 6, fontSize: '0.875rem', minHeight: 36, paddingInline: 10, gap: 10 },
        },
      },
      // A badge breaks its text like any other, and has room for two digits only beside one another.
      MuiBadge: { styleOverrides: { badge: { whiteSpace: 'nowrap' } } },
      MuiDialog: {
        styleOverrides: { paper: { ...floating(mode), borderRadius: 14 } },
      },
      MuiDialogTitle: {
        styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 650, padding: '20px 24px 8px' } },
      },
      MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
      MuiBackdrop: {
        styleOverrides: {
          root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: alpha('#0B0D12', 0.45) } },
        },
      },
      MuiTooltip: {
        defaultProps: { enterDelay: 400 },
        styleOverrides: {
          tooltip: {
            backgroundColor: mode === 'light' ? '#23262E' : '#E8EAEE',
            color: mode === 'light' ? '#FFF' : '#16181D',
            fontSize: '0.8125rem',
            fontWeight: 500,
            borderRadius: 6,
          },
        },
      },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
      },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
      MuiAutocomplete: { defaultProps: { fullWidth: true, size: 'small' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            backgroundColor: n.surface,
            fontSize: '0.875rem',
            '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
              borderColor: alpha(n.text, 0.32),
            },
            '&.Mui-disabled': { backgroundColor: n.sunken },
          },
          notchedOutline: {
            borderColor: mode === 'light' ? '#CBCFD8' : '#3A4150',
            top: 0,
            '& legend': { display: 'none' },
          },
        },
      },
      // Labels are above their inputs, where long Korean and English words have room.
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: {
          root: {
            position: 'static',
            transform: 'none',
            marginBottom: 6,
            fontSize: '0.8125rem',
            fontWeight: 550,
            lineHeight: 1.4,
            color: n.text,
            whiteSpace: 'normal',
            '&.Mui-focused': { color: n.text },
          },
          asterisk: { color: tones[mode].negative },
        },
      },
      MuiFormLabel: { styleOverrides: { asterisk: { color: tones[mode].negative } } },
      MuiFormHelperText: {
        styleOverrides: {
          root: { marginInline: 0, marginTop: 5, fontSize: '0.8125rem', '&:empty': { display: 'none' } },
        },
      },
      MuiCheckbox: {
        defaultProps: { size: 'small', slotProps: labelOnInput },
        styleOverrides: {
          root: { borderRadius: 6, padding: 6, color: mode === 'light' ? '#858C9A' : '#7B8494' },
        },
      },
      MuiSwitch: {
        styleOverrides: {
          root: {
            width: 40,
            height: 24,
            padding: 2,
            '&:has(:focus-visible)': { ...focusRing, borderRadius: 14 },
          },
          switchBase: {
            padding: 4,
            '&.Mui-checked': { transform: 'translateX(16px)', color: '#FFFFFF' },
            '&.Mui-checked + .MuiSwitch-track': { backgroundColor: main, opacity: 1 },
            '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
          },
          thumb: {
            width: 16,
            height: 16,
            boxShadow: '0 1px 2px rgb(0 0 0 / 25%)',
            backgroundColor: '#FFFFFF',
          },
          track: { borderRadius: 10, opacity: 1, backgroundColor: mode === 'light' ? '#868D9B' : '#5B6475' },
        },
      },
      MuiTab: {
        styleOverrides: { root: { minHeight: 44, paddingInline: 14, minWidth: 0, fontWeight: 550 } },
      },
      MuiTabs: { styleOverrides: { root: { minHeight: 44, borderBottom: `1px solid ${n.line}` } } },
      MuiTableCell: {
        styleOverrides: {
          root: {
            borderColor: n.line,
            padding: '9px 12px',
            fontSize: '0.875rem',
            '&.MuiTableCell-paddingCheckbox': { padding: '0 4px 0 10px', width: 44 },
          },
          head: {
            color: n.muted,
            fontWeight: 550,
            fontSize: '0.8125rem',
            whiteSpace: 'nowrap',
            backgroundColor: n.surface,
          },
        },
      },
      MuiTableRow: { styleOverrides: { root: { '&:last-of-type td': { borderBottom: 0 } } } },
      MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: n.text } } } },
      MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 550 } } },
      MuiSkeleton: {
        defaultProps: { animation: 'wave' },
        styleOverrides: { root: { backgroundColor: alpha(n.text, 0.08) } },
      },
      MuiAlert: { styleOverrides: { root: { borderRadius: 10, alignItems: 'center' } } },
      MuiLinearProgress: {
        styleOverrides: { root: { borderRadius: 4, height: 6, backgroundColor: n.sunken } },
      },
      MuiSnackbarContent: {
        styleOverrides: {
          root: {
            backgroundColor: mode === 'light' ? '#23262E' : '#E8EAEE',
            color: mode === 'light' ? '#FFF' : '#16181D',
            borderRadius: 10,
            fontWeight: 500,
          },
          // On a toast, which is dark in the light and light in the dark.
          action: { '& .MuiButton-root': { color: 'inherit' } },
        },
      },
    },
  } as ThemeOptions;
}

const floating = (mode: PaletteMode) => ({
  backgroundColor: neutrals[mode].raised,
  border: `1px solid ${neutrals[mode].line}`,
  boxShadow:
    mode === 'light'
      ? '0 12px 32px -8px rgb(16 24 40 / 18%), 0 2px 6px rgb(16 24 40 / 6%)'
      : '0 16px 40px -8px rgb(0 0 0 / 60%)',
  borderRadius: 10,
});
