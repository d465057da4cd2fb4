import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../authProvider/session.ts';
import type { SessionInfo } from '../domain/entities/session.ts';
import { LazyChart } from '../engine/chart/LazyChart.ts';
import { needAllWords } from '../i18n/allWords.ts';
import { pages } from '../pages.tsx';
import { menuOf } from '../screens.ts';
import { Toasts } from '../shell/LazyToasts.tsx';
import { prefetchLater } from '../signIn/prefetchLater.ts';
import { loadOverlays } from '../ui/overlays/loadOverlays.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/** The delay after a screen was shown, and the interval of checks whether its data has arrived, in milliseconds. */
const delayMs = 500;

/** Whether a dialog is open: people type there or wait for a file, and open no other screen. */
const hasDialog = () => document.querySelector('[role=dialog]') !== null;

/** Waits until the user has pressed nothing for a while, no dialog is open and the browser is idle. */
function watchInput() {
  let pressedAt = -Infinity;
  const ended = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), {
      capture: true,
      passive: true,
      signal: ended.signal,
    });
  const untilIdle = async (): Promise<void> => {
    await new Promise<void>(resolve => whenIdle(resolve, 4 * delayMs));
    const left = hasDialog() ? delayMs : pressedAt + 2 * delayMs - performance.now();
    if (left <= 0) return;
    await new Promise(resolve => setTimeout(resolve, left));
    return untilIdle();
  };
  return { untilIdle, stop: () => ended.abort() };
}

/** The code of the screens in the user's menu. */
function menuScreens(client: QueryClient): (() => Promise<unknown>)[] {
  const session = client.getQueryData<SessionInfo | null>(sessionQuery.queryKey) ?? null;
  const names = menuOf(session).flatMap(({ screens }) => screens);
  return [
    ...names.flatMap(name => (name === 'landing' ? [] : [pages[name].load])),
    ...(names.includes('dashboard') ? [LazyChart.load] : []),
  ];
}

async function loadOneByOne(client: QueryClient) {
  const { untilIdle, stop } = watchInput();
  const loadAll = async (parts: readonly (() => Promise<unknown>)[]) => {
    for (const load of parts) {
      // Running a script delays the next key press or click, so it waits for idle time.
      await untilIdle();
      await load().catch(() => undefined);
    }
  };
  await loadAll([loadOverlays, needAllWords, Toasts.load]);
  await prefetchLater();
  await loadAll(menuScreens(client));
  stop();
}

/**
 * Preloads in idle time, once the first screen has its data: menus, tooltips, dialogs and toasts with their words, then the screens
 * of the menu, one by one.
 */
export function preloadWhenIdle(client: QueryClient): void {
  setTimeout(() => {
    if (client.isFetching() > 0) return preloadWhenIdle(client);
    whenIdle(() => void loadOneByOne(client), 4 * delayMs);
  }, delayMs);
}
