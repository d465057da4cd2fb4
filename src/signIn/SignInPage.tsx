import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { I18nContextProvider, StoreContextProvider, type I18nProvider, type Store } from 'ra-core';
import { ThemeProvider, ThemesContext } from 'ra-ui-materialui';
import { useEffect, useState } from 'react';
import type { SessionInfo } from '../domain/entities/session.ts';
import { brand, styleNonce } from '../runtime.ts';
import { createThemeOptions } from '../theme/theme.ts';
import { AuthLayout } from '../ui/AuthLayout.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInTitle } from './SignInTitle.tsx';
import type { SignInValues } from './SignInValues.ts';

interface Props {
  i18nProvider: I18nProvider;
  store: Store;
  /** Leads on once someone is signed in. */
  onSignedIn: (session: SessionInfo) => Promise<void>;
}

/** What speaks to the server is loaded after the form. */
const loadSession = () => import('./signInSession.ts');
const unreachable = { status: 0, code: 'UNREACHABLE', message: '' };

/** The sign-in page without the console behind it, which is loaded while people type. */
export function SignInPage({ i18nProvider, store, onSignedIn }: Props) {
  const [emotion] = useState(() => createCache({ key: 's', ...(styleNonce ? { nonce: styleNonce } : {}) }));
  const [themes] = useState(() => ({
    lightTheme: createThemeOptions('light', brand().color),
    darkTheme: createThemeOptions('dark', brand().color),
  }));
  useEffect(() => {
    void loadSession()
      .then(({ readSignIn }) => readSignIn())
      .then(session => session && onSignedIn(session))
      .catch(() => undefined);
  }, [onSignedIn]);
  const signIn = async (values: SignInValues) => {
    const module = await loadSession().catch(() => null);
    if (module === null) return unreachable;
    const { session, problem } = await module.sendSignIn(values);
    if (session !== null) await onSignedIn(session);
    return problem;
  };
  return (
    <CacheProvider value={emotion}>
      <StoreContextProvider value={store}>
        <I18nContextProvider value={i18nProvider}>
          <ThemesContext.Provider value={themes}>
            <ThemeProvider>
              <CssBaseline enableColorScheme />
              <SignInTitle />
              <AuthLayout>
                <SignInForm signIn={signIn} />
              </AuthLayout>
            </ThemeProvider>
          </ThemesContext.Provider>
        </I18nContextProvider>
      </StoreContextProvider>
    </CacheProvider>
  );
}
