import { alpha, type Theme } from '@mui/material/styles';

/** The grid in the console's looks, light and dark. */
export const gridLooks = ({ palette, typography }: Theme) => {
  const { tones, mode } = palette;
  return {
    colorScheme: mode,
    '--rdg-color': palette.text.primary,
    '--rdg-border-color': palette.line,
    '--rdg-background-color': palette.background.paper,
    '--rdg-header-background-color': palette.sunken,
    '--rdg-row-hover-background-color': `color-mix(in srgb, ${palette.text.primary} 3%, ${palette.background.paper})`,
    '--rdg-row-selected-background-color': `color-mix(in srgb, ${tones.accent} 10%, ${palette.background.paper})`,
    '--rdg-row-selected-hover-background-color': `color-mix(in srgb, ${tones.accent} 15%, ${palette.background.paper})`,
    '--rdg-selection-color': tones.accent,
    '--rdg-checkbox-focus-color': tones.accent,
    '--rdg-font-size': '0.875rem',
    fontFamily: typography.fontFamily,
    accentColor: tones.accent,
    border: 0,
    borderBlock: `1px solid ${palette.line}`,
    '& .rdg-header-row': { color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 550 },
    '& [role=columnheader]': { fontWeight: 550 },
    '& input[type=checkbox]': { inlineSize: 16, blockSize: 16 },
    '& .number': { textAlign: 'right', color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .is-bad': {
      backgroundColor: `color-mix(in srgb, ${tones.negative} ${mode === 'dark' ? 16 : 8}%, ${palette.background.paper})`,
      boxShadow: `inset 0 -2px 0 ${tones.negative}`,
    },
    '& .state-cell': { borderInlineStart: `1px solid ${palette.line}` },
    '& .state': {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      minWidth: 0,
      '& > svg': { flex: 'none' },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '& .state-ready': { color: tones.positive },
    '& .state-bad': { color: tones.negative },
    '& .state-checking': { color: palette.text.secondary },
    '& .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .cell-editor': {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      paddingInline: '7px',
      border: `2px solid ${tones.accent}`,
      outline: 'none',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      font: 'inherit',
      verticalAlign: 'top',
      '&::placeholder': { color: alpha(palette.text.secondary, 0.8) },
    },
  } as const;
};
