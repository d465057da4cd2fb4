import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { currentLanguage } from './i18n/language.ts';
import { landingAddress } from './landingAddress.ts';
import { preloadPage } from './pages.tsx';
import { showFavicon } from './ui/showFavicon.ts';

/** The console. The landing page is a document of its own (`src/landing`). */
async function start() {
  const landing = landingAddress(window.location, currentLanguage());
  if (landing !== null) return window.location.replace(landing);
  showFavicon();
  const root = createRoot(document.getElementById('root')!);
  // Everything that the first screen needs at once, rather than one after the other.
  preloadPage(window.location.pathname);
  const [{ App }, i18nProvider] = await Promise.all([
    import('./App.tsx'),
    import('./i18n/i18nProvider.ts').then(({ createI18nProvider }) => createI18nProvider()),
  ]);
  root.render(createElement(App, { i18nProvider }));
}

void start();
