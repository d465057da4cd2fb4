import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { SessionInfo } from './domain/entities/session.ts';
import { safeReturnPath } from './domain/returnPath.ts';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { currentLanguage } from './i18n/language.ts';
import { loadBaseMessages } from './i18n/loadBaseMessages.ts';
import { landingAddress } from './landingAddress.ts';
import { loadFonts } from './loadFonts.ts';
import { preloadPage } from './pages.tsx';
import { homeOf, screenAt } from './screens.ts';
import { createStore } from './shell/store.ts';
import { SignInPage } from './signIn/SignInPage.tsx';
import { showFavicon } from './ui/showFavicon.ts';

/** The console, or at its address the sign-in page alone. The landing page is a document of its own (`src/landing`). */
async function start() {
  const landing = landingAddress(window.location, currentLanguage());
  if (landing !== null) return window.location.replace(landing);
  showFavicon();
  const root = createRoot(document.getElementById('root')!);

  const showConsole = async () => {
    // Everything that the first screen needs at once, rather than one after the other.
    preloadPage(window.location.pathname);
    const [{ App }, i18nProvider] = await Promise.all([import('./App.tsx'), createI18nProvider()]);
    root.render(createElement(App, { i18nProvider }));
  };
  const leadOn = (session: SessionInfo) => {
    const from = new URLSearchParams(window.location.search).get('from');
    const target = safeReturnPath(from, path => screenAt(path) !== null) ?? homeOf(session);
    window.history.replaceState({}, '', target);
    return showConsole();
  };

  if (screenAt(window.location.pathname) === 'login') {
    const i18nProvider = await createI18nProvider(loadBaseMessages);
    root.render(createElement(SignInPage, { i18nProvider, store: createStore(), onSignedIn: leadOn }));
  } else await showConsole();
  loadFonts();
}

void start();
