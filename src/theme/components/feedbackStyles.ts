import type { ThemeOptions } from '@mui/material/styles';
import { mixColors } from '../../domain/brand/mixColors.ts';
import type { Look } from '../look.ts';

/** Alerts, progress and toasts. */
export const feedbackStyles = ({ mode, neutral, main, tint }: Look): ThemeOptions['components'] => ({
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 10, alignItems: 'center' },
      // In the accent of an academy, which may be as dark as the page.
      standardInfo: mode === 'dark' ? { backgroundColor: mixColors(main, neutral.surface, tint) } : {},
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { borderRadius: 4, height: 6, backgroundColor: neutral.sunken } },
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
});
