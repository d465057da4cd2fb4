import { serverNow } from './serverClock.ts';
import { shownNow } from './shownNow.ts';

type Tick = (now: number) => void;

const listeners = new Set<Tick>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick() {
  // On the server's full second, so that all stopwatches change together.
  timer = setTimeout(tick, 1_000 - (serverNow() % 1_000));
  if (document.hidden) return;
  const now = shownNow();
  for (const listener of listeners) listener(now);
}

/**
 * Calls once a second while the page is visible, with the time that live figures are shown for (see `shownNow`). All listeners
 * share one timer. Returns how to unsubscribe.
 */
export function everySecond(listener: Tick): () => void {
  listeners.add(listener);
  if (timer === undefined) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}
