import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './authProvider/session.ts';
import type { SessionInfo } from './domain/entities/session.ts';
import { LazyChart } from './engine/chart/LazyChart.ts';
import { needAllWords } from './i18n/allWords.ts';
import { pages } from './pages.tsx';
import { menuOf } from './screens.ts';
import { Toasts } from './shell/LazyToasts.tsx';
import { prefetchLater } from './signIn/prefetchLater.ts';
import { loadOverlays } from './ui/overlays/loadOverlays.ts';
import { whenIdle } from './ui/whenIdle.ts';

/** How long a screen is left alone after it was shown, and between looks whether its data has come, in milliseconds. */
const restMs = 500;

/** Ways to say when no one has pressed anything for a while, and the browser has nothing to do. */
function watchRest() {
  let pressedAt = -Infinity;
  const ended = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), {
      capture: true,
      passive: true,
      signal: ended.signal,
    });
  const rest = async (): Promise<void> => {
    await new Promise<void>(resolve => whenIdle(resolve, 4 * restMs));
    const left = pressedAt + 2 * restMs - performance.now();
    if (left <= 0) return;
    await new Promise(resolve => setTimeout(resolve, left));
    return rest();
  };
  return { rest, end: () => ended.abort() };
}

/** What the screens of the user's menu are made of, one after the other, so that no click waits for several of them. */
function partsOfMenu(client: QueryClient): (() => Promise<unknown>)[] {
  const session = client.getQueryData<SessionInfo | null>(sessionQuery.queryKey) ?? null;
  const names = menuOf(session).flatMap(({ screens }) => screens);
  return [
    ...names.flatMap(name => (name === 'landing' ? [] : [pages[name].load])),
    ...(names.includes('dashboard') ? [LazyChart.load] : []),
  ];
}

async function loadInTurn(client: QueryClient) {
  const { rest, end } = watchRest();
  const loadAll = async (parts: readonly (() => Promise<unknown>)[]) => {
    for (const load of parts) {
      // To run what was loaded would hold up the next key or click of who is in the middle of something.
      await rest();
      await load().catch(() => undefined);
    }
  };
  await loadAll([loadOverlays, needAllWords, Toasts.load]);
  await prefetchLater();
  await loadAll(partsOfMenu(client));
  end();
}

/**
 * Once the first screen has its data, loads what opens on it, menus, hints, dialogs and messages, with their words, and then the
 * screens of the menu. A click that comes before loads them itself.
 */
export function warmParts(client: QueryClient): void {
  setTimeout(() => {
    if (client.isFetching() > 0) return warmParts(client);
    whenIdle(() => void loadInTurn(client), 4 * restMs);
  }, restMs);
}
