import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { I18nProvider } from 'ra-core';
import { useEffect, useInsertionEffect, useLayoutEffect, useMemo } from 'react';
import { RouterProvider } from 'react-router/dom';
import { assembleConsole } from './assembleConsole.tsx';
import { SessionProvider } from './authProvider/SessionProvider.tsx';
import { longSlices } from './preload/longSlices.ts';
import { preloadOnIntent } from './preload/preloadOnIntent.ts';
import { withoutBase } from './runtime.ts';
import { AcademyProvider } from './session/AcademyProvider.tsx';
import { SessionEndContext } from './session/SessionEndContext.ts';

interface AppProps {
  i18nProvider: I18nProvider;
  /** What was assembled before, to load the first data while nothing is shown yet. */
  assembled?: ReturnType<typeof assembleConsole>;
}

/** The console, assembled from the tables. */
export function App({ i18nProvider, assembled }: AppProps) {
  const { router, queryClient, sessionEnd, styles, prefetch } = useMemo(
    () => assembled ?? assembleConsole(i18nProvider),
    [i18nProvider, assembled],
  );
  // After those of all components within, and before anything is measured.
  useInsertionEffect(() => styles.release(), [styles]);
  // Before React decides whether rows are painted before it runs effects.
  useLayoutEffect(() => longSlices.end(), []);
  useEffect(() => preloadOnIntent(withoutBase, address => void prefetch(address)), [prefetch]);
  return (
    <CacheProvider value={styles.cache}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <AcademyProvider>
            <SessionEndContext value={sessionEnd}>
              <RouterProvider router={router} />
            </SessionEndContext>
          </AcademyProvider>
        </SessionProvider>
      </QueryClientProvider>
    </CacheProvider>
  );
}
