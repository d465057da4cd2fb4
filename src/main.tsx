import { createElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { atBase, withoutBase } from './runtime.ts';
import type { SessionInfo } from './domain/entities/session.ts';
import { safeReturnPath } from './domain/returnPath.ts';
import { signInAgainPath } from './domain/signInAgainPath.ts';
import { currentLanguage, showLanguage } from './i18n/language.ts';
import { loadBaseMessages } from './i18n/loadBaseMessages.ts';
import { loadFirstMessages } from './i18n/loadFirstMessages.ts';
import { landingAddress } from './landing/landingAddress.ts';
import { loadFonts } from './preload/loadFonts.ts';
import { longSlices } from './preload/longSlices.ts';
import { waitAtMost } from './preload/waitAtMost.ts';
import { preloadPage } from './pages.tsx';
import { homeOf, pathOf, screenAt } from './screens.ts';
import { showFavicon } from './ui/showFavicon.ts';

/**
 * Each by itself: of an import that depends on a condition the bundler preloads what either of them needs.
 */
const signInPages = {
  login: async () => (await import('./signIn/SignInPage.tsx')).SignInPage,
  academyLogin: async () => (await import('./signIn/AcademySignInPage.tsx')).AcademySignInPage,
};

/** How long the first screen waits for its data before it is shown without, in milliseconds. */
const firstDataMs = 200;

/** The console, or at its address the sign-in page alone. The landing page is a document of its own (`src/landing`). */
async function start() {
  const here = () => ({
    pathname: withoutBase(window.location.pathname),
    search: window.location.search,
    hash: window.location.hash,
  });
  const landing = landingAddress(here(), currentLanguage());
  if (landing !== null) return window.location.replace(atBase(landing));
  showFavicon();
  const root = createRoot(document.getElementById('root')!);

  const load = async () => {
    const words = loadFirstMessages(currentLanguage());
    const [{ App }, { assembleConsole }, { createI18nProvider }] = await Promise.all([
      import('./App.tsx'),
      import('./assembleConsole.tsx'),
      import('./i18n/i18nProvider.ts'),
      words,
    ]);
    return { App, assembleConsole, i18nProvider: await createI18nProvider() };
  };
  const showConsole = async () => {
    // Everything that the first screen needs at once, rather than one after the other.
    preloadPage(here().pathname);
    const { App, assembleConsole, i18nProvider } = await load();
    const assembled = assembleConsole(i18nProvider);
    // With its first data a screen is rendered once; without them it would be rendered again when they come.
    await waitAtMost(firstDataMs, assembled.prefetch(here()));
    assembled.styles.hold();
    longSlices.begin();
    // A transition is rendered in slices; anything else in one piece.
    startTransition(() => root.render(createElement(App, { i18nProvider, assembled })));
    assembled.preload();
  };
  const from = new URLSearchParams(window.location.search).get('from');
  const returnPath = () => safeReturnPath(from, path => screenAt(path) !== null);
  const onSignedIn = async (session: SessionInfo) => {
    if (from === signInAgainPath) await (await import('./signIn/signInSession.ts')).finishSignInAgain();
    if (window.closed) return;
    // The router takes it for a navigation, so that the screen's heading gets the focus that was in the form.
    window.history.replaceState(
      { key: 'signed-in' },
      '',
      atBase(session.isClosing ? homeOf(session) : (returnPath() ?? homeOf(session))),
    );
    return showConsole();
  };

  const screen = screenAt(here().pathname);
  if (screen === 'login' || screen === 'academyLogin') {
    const language = currentLanguage();
    const [SignInPage, words] = await Promise.all([signInPages[screen](), loadBaseMessages(language)]);
    showLanguage(language);
    // The console's scripts run while the server checks the password.
    const onSubmit = () => {
      preloadPage(returnPath() ?? pathOf('dashboard'));
      load().catch(() => undefined);
    };
    root.render(createElement(SignInPage, { language, words, onSubmit, onSignedIn }));
  } else await showConsole();
  loadFonts();
}

void start();
