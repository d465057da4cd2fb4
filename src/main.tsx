import { createRoot } from 'react-dom/client';
import { createElement } from 'react';

/** The landing page and the console share a document and nothing else. */
async function start() {
  const root = createRoot(document.getElementById('root')!);
  if (window.location.pathname === '/') {
    const { Landing } = await import('./landing/Landing.tsx');
    root.render(createElement(Landing));
    return;
  }
  const [{ App }, { createI18nProvider }] = await Promise.all([
    import('./App.tsx'),
    import('./i18n/i18nProvider.ts'),
  ]);
  root.render(createElement(App, { i18nProvider: await createI18nProvider() }));
}

void start();
