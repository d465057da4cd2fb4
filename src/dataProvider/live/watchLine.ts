import { connectionStatus, lastReceivedAt } from './connectionStatus.ts';
import { silenceMs } from './pace.ts';

const mostMs = 1_000;

/**
 * Detects a dead connection: no message for two heartbeats, the machine slept, or
 * the browser is offline. It reads the clock rather than rely on a timer, which stops while the machine sleeps
 * and is slowed down in tabs that are not seen. Returns how to stop.
 */
export function watchLine(onDead: () => void): () => void {
  const check = () => {
    const receivedAt = lastReceivedAt();
    const isSure = connectionStatus() === 'live' || connectionStatus() === 'polling';
    if (isSure && receivedAt !== null && Date.now() - receivedAt > silenceMs()) onDead();
  };
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    check();
    timer = setTimeout(tick, Math.min(mostMs, silenceMs() / 4));
  };
  tick();
  globalThis.addEventListener('offline', onDead);
  globalThis.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('offline', onDead);
    globalThis.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', check);
  };
}
