import { render } from '@testing-library/react';
import type { I18nProvider } from 'ra-core';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/App.tsx';
import type { Language } from '../../src/domain/choices.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { storeLanguage } from '../../src/i18n/language.ts';
import type { Caller } from './caller.ts';

interface ScreenOptions {
  /** The browser's user; signed in if they have an account. */
  as: Caller;
  language?: Language;
  /** In place of the language's own words. */
  i18nProvider?: I18nProvider;
  /** The window's width in pixels. */
  width?: number;
  /** Whether queries of style sheets are answered as on a phone. */
  isPhone?: boolean;
}

/** What this window answers to them, whatever its width is. */
const ownMedia = window.matchMedia.bind(window);

/** Answers queries of the least and the greatest width. */
const mediaOf = (width: number) => (query: string) => ({
  matches: [...query.matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)].some(([, bound, size]) =>
    bound === 'min' ? width >= Number(size) : width <= Number(size),
  ),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** Renders the console at an address, served by the real server function, and returns the user's input device. */
export async function renderScreen(
  path: string,
  { as, language = 'en', i18nProvider, isPhone = false, width = isPhone ? 390 : 1440 }: ScreenOptions,
) {
  Object.assign(window, { innerWidth: width, matchMedia: isPhone ? mediaOf(width) : ownMedia });
  window.history.replaceState({}, '', path);
  storeLanguage(language);
  globalThis.fetch = (address, init) => {
    if (typeof address !== 'string') throw new Error('The console calls addresses, not requests.');
    return abortable(as.fetch(address, init), init?.signal);
  };
  const user = userEvent.setup();
  const view = render(<App i18nProvider={i18nProvider ?? (await createI18nProvider())} />);
  return { ...view, user };
}

/** The server function knows nothing of a page that is left; the browser gives up on its own. */
function abortable(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject);
  });
}

/** The address that the console shows now, with its query. */
export const currentPath = () => window.location.pathname + window.location.search;
