import { alpha, type Theme } from '@mui/material/styles';
import { drawnCheckbox } from '../../../theme/drawnCheckbox.ts';

/** The grid in the console's looks, light and dark. */
export const gridStyles = (theme: Theme) => {
  const { palette, typography } = theme;
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
    '& input[type=checkbox]': drawnCheckbox(theme),
    '& .number': { textAlign: 'right', color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .in-range': {
      backgroundImage: `linear-gradient(${alpha(tones.accent, 0.14)} 0 0)`,
      '&:not([tabindex="0"])': { outline: 'none' },
    },
    '& .is-bad': {
      backgroundColor: `color-mix(in srgb, ${tones.negative} ${mode === 'dark' ? 16 : 8}%, ${palette.background.paper})`,
      boxShadow: `inset 0 -2px 0 ${tones.negative}`,
    },
    '& .is-changed': {
      backgroundColor: `color-mix(in srgb, ${tones.accent} ${mode === 'dark' ? 18 : 9}%, ${palette.background.paper})`,
      boxShadow: `inset 0 -2px 0 ${tones.accent}`,
    },
    '& .decided': { display: 'flex', alignItems: 'center', gap: '8px', blockSize: '100%', minInlineSize: 0 },
    '& .decided .state': { flex: 1, minInlineSize: 0 },
    '& .decision': {
      flex: 'none',
      font: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.line}`,
      borderRadius: 4,
      paddingInline: '4px',
      blockSize: 26,
    },
    // It stays at the edge, above columns that may be scrolled below it.
    '& .state-cell': {
      borderInlineStart: `1px solid ${palette.line}`,
      boxShadow: '-5px 0 rgb(0 0 0 / 6%)',
    },
    '& .state': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .state::before': {
      display: 'inline-grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      width: 15,
      height: 15,
      marginInlineEnd: '6px',
      border: '1.5px solid currentColor',
      borderRadius: '50%',
      fontSize: '0.625rem',
      fontWeight: 700,
      lineHeight: 1,
      verticalAlign: '1px',
    },
    // The second text is for readers of the screen: nothing, since the words say it.
    '& .state-ready::before': { content: '"✓" / ""' },
    '& .state-bad::before': { content: '"!" / ""' },
    '& .state-checking::before': { content: '"·" / ""', borderStyle: 'dashed' },
    '& .state-exists::before': { content: '"?" / ""' },
    '& .state-unchanged::before': { content: '"=" / ""' },
    '& .state-skipped::before': { content: '"–" / ""' },
    '& .state-exists': { color: tones.notice },
    '& .state-unchanged, & .state-skipped': { color: palette.text.secondary },
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
      // Browsers of phones zoom into a field whose text is smaller.
      '@media (pointer: coarse)': { fontSize: '1rem' },
      '&::placeholder': { color: alpha(palette.text.secondary, 0.8) },
    },
  } as const;
};
