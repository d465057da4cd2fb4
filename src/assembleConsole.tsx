import { hashKey } from '@tanstack/react-query';
import type { I18nProvider } from 'ra-core';
import { createBrowserRouter } from 'react-router';
import { accountKey } from './authProvider/accountKey.ts';
import { createAuthProvider } from './authProvider/authProvider.ts';
import { hasLostAccess } from './authProvider/hasLostAccess.ts';
import { meQuery } from './authProvider/me.ts';
import { sessionQuery } from './authProvider/session.ts';
import { Console } from './Console.tsx';
import { onApiError } from './dataProvider/apiErrors.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { handleAuthFailure } from './dataProvider/handleAuthFailure.ts';
import { createQueryClient } from './dataProvider/queryClient.ts';
import { onSessionEnd } from './dataProvider/sessionGate.ts';
import type { Problem } from './contract/shapes.ts';
import type { Me, SessionInfo } from './domain/entities/session.ts';
import { rememberedPath } from './domain/returnPath.ts';
import { needAllWords } from './i18n/allWords.ts';
import { firstErrors } from './i18n/firstErrors.ts';
import { prefetchScreen } from './preload/prefetchScreen.ts';
import { waitAtMost } from './preload/waitAtMost.ts';
import { reportError } from './reportError.ts';
import { atBase, styleNonce } from './runtime.ts';
import { pageFlags, pathOf, screenAt, screenOf } from './screens.ts';
import { createSessionEnd } from './session/sessionEnd.ts';
import { createStore } from './shell/store.ts';
import { createStyles } from './theme/createStyles.ts';
import { unsavedForms } from './unsaved/unsavedForms.ts';
import { preloadWhenIdle } from './preload/preloadWhenIdle.ts';

/** How long a refusal waits for its words, which a network that has fallen silent may never bring. */
const wordsWaitMs = 5_000;

const isFirstError = ({ code }: Problem) => firstErrors.some(each => each === code);

/** What the console is made of besides its components: its data, its addresses, and what ends a session. */
export function assembleConsole(i18nProvider: I18nProvider) {
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
  onApiError(async (error, call) => {
    whenFailed(error, call);
    // What the screen says of it must be there first; without it the failure is called unknown.
    if (isFirstError(error.body as Problem)) return;
    await waitAtMost(wordsWaitMs, needAllWords()).catch(() => undefined);
  });
  const store = createStore({ locale: i18nProvider.getLocale() });
  const meHash = hashKey(meQuery.queryKey);
  queryClient.getQueryCache().subscribe(({ query }) => {
    const me = query.queryHash === meHash ? (query.state.data as Me | undefined) : undefined;
    if (me !== undefined) store.setOwner(accountKey(me));
  });
  const providers = {
    i18nProvider,
    queryClient,
    dataProvider,
    authProvider: createAuthProvider(queryClient),
    store,
  };
  const sources = { client: queryClient, dataProvider, store };
  /** Loads the first data of an address. What fails here is shown by its screen, which asks again. */
  const prefetch = (place: Pick<Location, 'pathname' | 'search'>) =>
    prefetchScreen(sources, place).catch(() => undefined);
  const router = createBrowserRouter([{ path: '*', element: <Console {...providers} /> }], {
    basename: atBase('/'),
  });
  const styles = createStyles(styleNonce);
  return { router, queryClient, sessionEnd, styles, prefetch, preload: () => preloadWhenIdle(queryClient) };
}
