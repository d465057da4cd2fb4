import { CssBaseline } from '@mui/material';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, type CoreAdminContextProps } from 'ra-core';
import { ThemeProvider, ThemesContext } from 'ra-ui-materialui';
import { useMemo, type ReactNode } from 'react';
import { Navigate, Route } from 'react-router';
import { Guard } from './session/Guard.tsx';
import { useAcademy } from './hooks/useAcademy.ts';
import { useIsPrinting } from './hooks/useIsPrinting.ts';
import { pages } from './pages.tsx';
import { brand } from './runtime.ts';
import { pathOf, screenOf } from './screens.ts';
import { SecondFactorGate } from './session/SecondFactorGate.tsx';
import { ConsoleLayout } from './session/ConsoleLayout.tsx';
import { CrashPage } from './shell/CrashPage.tsx';
import { LazyToasts } from './shell/LazyToasts.tsx';
import { createThemeOptions } from './theme/theme.ts';
import { TranslatedDefaults } from './theme/TranslatedDefaults.tsx';

type PageName = keyof typeof pages;

type Providers = Pick<
  CoreAdminContextProps,
  'i18nProvider' | 'queryClient' | 'dataProvider' | 'authProvider' | 'store'
>;

const names = Object.keys(pages) as PageName[];
const routesOf = (isConsole: boolean) =>
  names
    .filter(name => (screenOf(name).layout === 'console') === isConsole)
    .map(name => <Route key={name} path={screenOf(name).path} element={<Guard screen={name} />} />);

/** Every screen of the console, in its frame and theme. */
export function Console(providers: Providers) {
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
          <TranslatedDefaults>
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
          </TranslatedDefaults>
          <LazyToasts />
        </ThemeProvider>
      </ThemesContext.Provider>
    </CoreAdminContext>
  );
}

const Layout = ({ children }: { children: ReactNode }) => (
  <ConsoleLayout gate={SecondFactorGate}>{children}</ConsoleLayout>
);

const NotFound = () => <Navigate to={pathOf('error', undefined, { type: 'notfound' })} replace />;
