import { alpha, type ThemeOptions } from '@mui/material/styles';
import type { Look } from '../look.ts';

const floating = ({ mode, neutral }: Look) => ({
  backgroundColor: neutral.raised,
  border: `1px solid ${neutral.line}`,
  boxShadow:
    mode === 'light'
      ? '0 12px 32px -8px rgb(16 24 40 / 18%), 0 2px 6px rgb(16 24 40 / 6%)'
      : '0 16px 40px -8px rgb(0 0 0 / 60%)',
  borderRadius: 10,
});

/** Cards, menus, dialogs and what else lies above the page. */
export function surfaceStyles(look: Look): ThemeOptions['components'] {
  const { mode, neutral } = look;
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      // Clipped, not scrolled: heads of tables within stick to the page. Unlike what is
      // scrolled, that is never narrower than its content in a grid by itself.
      styleOverrides: {
        root: { borderColor: neutral.line, borderRadius: 12, overflow: 'clip', minWidth: 0 },
      },
    },
    MuiPopover: { styleOverrides: { paper: floating(look) } },
    MuiMenu: {
      styleOverrides: { paper: { ...floating(look), minWidth: 200 }, list: { padding: 6 } },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: { borderRadius: 6, fontSize: '0.875rem', minHeight: 36, paddingInline: 10, gap: 10 },
      },
    },
    MuiDialog: {
      // It has the focus itself while nothing in it does: its edge and the dimmed page show that.
      styleOverrides: { paper: { ...floating(look), borderRadius: 14, '&:focus': { outline: 'none' } } },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 650, padding: '20px 24px 12px' } },
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
  };
}
