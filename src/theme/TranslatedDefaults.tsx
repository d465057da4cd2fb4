import { ThemeProvider, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useCallback, type ReactNode } from 'react';

/** Words that MUI has in English by default, in the language of the console. */
export function TranslatedDefaults({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const translated = useCallback(
    (theme: Theme): Theme => ({
      ...theme,
      components: {
        ...theme.components,
        MuiAutocomplete: {
          ...theme.components?.MuiAutocomplete,
          defaultProps: {
            ...theme.components?.MuiAutocomplete?.defaultProps,
            openText: translate('app.openChoices'),
            closeText: translate('app.close'),
            clearText: translate('ra.action.clear_input_value'),
            loadingText: translate('app.loading'),
            noOptionsText: translate('app.palette.none'),
          },
        },
      },
    }),
    [translate],
  );
  return <ThemeProvider theme={translated}>{children}</ThemeProvider>;
}
