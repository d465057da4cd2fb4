import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { preloadPage } from './pages.tsx';

/** The landing page and the console share a document and nothing else. */
async function start() {
  const root = createRoot(document.getElementById('root')!);
  const { pathname } = window.location;
  if (pathname === '/') {
    const { Landing } = await import('./landing/Landing.tsx');
    root.render(createElement(Landing));
    return;
  }
  // Everything that the first screen needs at once, rather than one after the other.
  preloadPage(pathname);
  const [{ App }, i18nProvider] = await Promise.all([
    import('./App.tsx'),
    import('./i18n/i18nProvider.ts').then(({ createI18nProvider }) => createI18nProvider()),
  ]);
  root.render(createElement(App, { i18nProvider }));
}

void start();
