import type { QueryClient } from '@tanstack/react-query';
import { needAllWords } from './i18n/allWords.ts';
import { Toasts } from './shell/LazyToasts.tsx';
import { prefetchLater } from './signIn/prefetchLater.ts';
import { loadOverlays } from './ui/overlays/loadOverlays.ts';

/** How long a screen is left alone after it was shown, and between looks whether its data has come, in milliseconds. */
const restMs = 500;

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4 * restMs }) : setTimeout(run);

async function loadInTurn() {
  for (const load of [loadOverlays, needAllWords]) await load().catch(() => undefined);
  Toasts.preload();
  prefetchLater();
}

/**
 * Once the first screen has its data, loads what opens on it: menus, hints, dialogs and messages, with their words. A click
 * that comes before loads them itself.
 */
export function warmParts(client: QueryClient): void {
  setTimeout(() => {
    if (client.isFetching() > 0) return warmParts(client);
    whenIdle(() => void loadInTurn());
  }, restMs);
}
