import { serverNow } from './serverClock.ts';
import { shownNow } from './shownNow.ts';

type Tick = (now: number) => void;

const listeners = new Set<Tick>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick() {
  // On the server's full second, so that all stopwatches turn over together.
  timer = setTimeout(tick, 1_000 - (serverNow() % 1_000));
  if (document.hidden) return;
  const now = shownNow();
  for (const listener of listeners) listener(now);
}

/** Calls once a second while the page is seen. All that tick share one timer. Answers how to stop. */
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
