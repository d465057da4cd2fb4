import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hashKey, QueryClientProvider } from '@tanstack/react-query';
import { CssBaseline } from '@mui/material';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type CoreAdminContextProps,
  type I18nProvider,
} from 'ra-core';
import { ThemeProvider, ThemesContext } from 'ra-ui-materialui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createBrowserRouter, Navigate, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createAuthProvider } from './authProvider/authProvider.ts';
import { sessionQuery } from './authProvider/session.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { accountKey } from './authProvider/accountKey.ts';
import { hasLostAccess } from './authProvider/hasLostAccess.ts';
import { meQuery } from './authProvider/me.ts';
import { onApiError } from './dataProvider/apiErrors.ts';
import { handleAuthFailure } from './dataProvider/handleAuthFailure.ts';
import { createQueryClient } from './dataProvider/queryClient.ts';
import { onSessionEnd } from './dataProvider/sessionGate.ts';
import type { Me, SessionInfo } from './domain/entities/session.ts';
import { rememberedPath } from './domain/returnPath.ts';
import { useAcademy } from './hooks/useAcademy.ts';
import { useIsPrinting } from './hooks/useIsPrinting.ts';
import { Guard } from './Guard.tsx';
import { createThemeOptions } from './theme/theme.ts';
import { CrashPage } from './shell/CrashPage.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { unsavedForms } from './unsaved/unsavedForms.ts';
import { createStore } from './shell/store.ts';
import { pages } from './pages.tsx';
import { preloadOnIntent } from './preloadOnIntent.ts';
import { reportError } from './reportError.ts';
import { brand, styleNonce } from './runtime.ts';
import { pageFlags, pathOf, screenAt, screenOf } from './screens.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { ConsoleLayout } from './session/ConsoleLayout.tsx';
import { createSessionEnd } from './session/sessionEnd.ts';
import { SessionEndContext } from './session/SessionEndContext.ts';

type PageName = keyof typeof pages;

interface AppProps {
  i18nProvider: I18nProvider;
}

/** The console, assembled from the tables. */
export function App({ i18nProvider }: AppProps) {
  const { router, queryClient, sessionEnd, emotion } = useMemo(() => assemble(i18nProvider), [i18nProvider]);
  useEffect(preloadOnIntent, []);
  return (
    <CacheProvider value={emotion}>
      <QueryClientProvider client={queryClient}>
        <SessionEndContext value={sessionEnd}>
          <RouterProvider router={router} />
        </SessionEndContext>
      </QueryClientProvider>
    </CacheProvider>
  );
}

function assemble(i18nProvider: I18nProvider) {
  const queryClient = createQueryClient({
    async onPageError(type, isForbidden) {
      if (isForbidden && (await hasLostAccess(queryClient, router.state.location.pathname))) return;
      void router.navigate(pathOf('error', undefined, { type }), { replace: true });
    },
    report: reportError,
  });
  const sessionEnd = createSessionEnd();
  const known = () => queryClient.getQueryData<SessionInfo | null>(sessionQuery.queryKey) ?? null;
  const isAtWork = () => {
    const name = screenAt(router.state.location.pathname);
    return name !== null && screenOf(name).layout === 'console';
  };
  onSessionEnd(() => {
    const [session, me] = [known(), queryClient.getQueryData<Me>(meQuery.queryKey)];
    if (session === null || me === undefined || !isAtWork()) return Promise.resolve(false);
    return sessionEnd.ask({ me, session });
  });
  const whenFailed = handleAuthFailure({
    onSignedOut(why) {
      const { pathname, search, hash } = router.state.location;
      // Before signing in, a refusal is shown where it happened.
      if (pageFlags(pathname).isAuth) return;
      unsavedForms.release();
      if (why === 'inactive') {
        // The screen goes first: without a session its guard would ask to sign in.
        void router.navigate(pathOf('error', undefined, { type: 'inactive' }), { flushSync: true });
        queryClient.setQueryData(sessionQuery.queryKey, null);
        return sessionEnd.settle(false);
      }
      // Calls that were waiting for a sign-in are refused after signing out: the way out has been taken already.
      if (known() === null) return;
      queryClient.setQueryData(sessionQuery.queryKey, null);
      const from = rememberedPath(pathname + search + hash);
      void router.navigate(pathOf('login', undefined, from === null ? undefined : { from }));
    },
    onForbidden: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    report: reportError,
  });
  onApiError(whenFailed);
  const store = createStore();
  queryClient.getQueryCache().subscribe(({ query }) => {
    const me =
      query.queryHash === hashKey(meQuery.queryKey) ? (query.state.data as Me | undefined) : undefined;
    if (me !== undefined) store.setOwner(accountKey(me));
  });
  const providers = {
    i18nProvider,
    queryClient,
    dataProvider,
    authProvider: createAuthProvider(queryClient),
    store,
  };
  const router = createBrowserRouter([{ path: '*', element: <Console {...providers} /> }]);
  const emotion = createCache({ key: 's', ...(styleNonce ? { nonce: styleNonce } : {}) });
  return { router, queryClient, sessionEnd, emotion };
}

type Providers = Pick<
  CoreAdminContextProps,
  'i18nProvider' | 'queryClient' | 'dataProvider' | 'authProvider' | 'store'
>;

const names = Object.keys(pages) as PageName[];
const routesOf = (isConsole: boolean) =>
  names
    .filter(name => (screenOf(name).layout === 'console') === isConsole)
    .map(name => <Route key={name} path={screenOf(name).path} element={<Guard screen={name} />} />);

function Console(providers: Providers) {
  // Paper is white: a dark page is printed in light colours.
  const isPrinting = useIsPrinting();
  const accent = useAcademy()?.accentColor ?? brand().color;
  const themes = useMemo(() => {
    const lightTheme = createThemeOptions('light', accent);
    return { lightTheme, darkTheme: isPrinting ? lightTheme : createThemeOptions('dark', accent) };
  }, [accent, isPrinting]);
  // react-admin's `Admin` is this too, with pages of its own that the console has others for.
  return (
    <CoreAdminContext {...providers}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>
          <CssBaseline enableColorScheme />
          <CoreAdminUI
            error={CrashPage}
            layout={Layout}
            loginPage={false}
            disableTelemetry
            catchAll={NotFound}
          >
            <CustomRoutes noLayout>{routesOf(false)}</CustomRoutes>
            <CustomRoutes>{routesOf(true)}</CustomRoutes>
          </CoreAdminUI>
          <Toasts />
        </ThemeProvider>
      </ThemesContext.Provider>
    </CoreAdminContext>
  );
}

const Layout = ({ children }: { children: ReactNode }) => (
  <ConsoleLayout gate={SecondFactorGate}>{children}</ConsoleLayout>
);

const NotFound = () => <Navigate to={pathOf('error', undefined, { type: 'notfound' })} replace />;
