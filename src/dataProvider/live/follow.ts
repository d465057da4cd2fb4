import { contract } from '../../contract/index.ts';
import type { LiveChange } from '../../domain/entities/live.ts';
import { limits } from '../../domain/limits.ts';
import { isApiElsewhere } from '../../runtime.ts';
import { send } from '../http.ts';
import type { ConnectionStatus } from './connectionStatus.ts';
import { connectMs } from './pace.ts';
import { NoStreamError, readStream, type NoStream } from './readStream.ts';

export interface Follower {
  changed(changes: readonly LiveChange[], id: string): void;
  refetch(id: string | null): void;
  /** The session is over. */
  ended(): void;
  contact(contact: ConnectionStatus): void;
  /** Is aborted when the connection that is being made is found dead. */
  newLine(): AbortSignal;
}

const retryMs = { first: 1_000, most: 15_000 };
/** How long a host is asked instead of listened to until its stream is tried again. */
const pollForMs = 60_000;

/**
 * Follows the server as long as the signal lets it: by its stream, and by asking where it has none. The specification
 * has no stream, and browsers do not say whether another origin lacks one or rejects it: until one has responded there,
 * the API is polled instead.
 */
export async function follow(
  lastId: () => string | null,
  follower: Follower,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let hasStream = !isApiElsewhere;
  const received = () => {
    failures = 0;
    hasStream = true;
  };
  while (!signal.aborted) {
    const why = await listen(lastId(), follower, signal, received);
    if (signal.aborted) return;
    if (why === 'signedOut') {
      follower.ended();
      await wait(retryMs.most, signal);
    } else if (why === 'none' || (why === 'unreachable' && !hasStream)) await poll(follower, signal);
    else if (why === 'unreachable') {
      follower.contact('lost');
      await wait(Math.min(retryMs.first * 2 ** failures, retryMs.most), signal);
      failures++;
    }
  }
}

/** Listens until the stream ends. Returns why it failed; null when it ended normally. */
async function listen(
  lastId: string | null,
  follower: Follower,
  signal: AbortSignal,
  received: () => void,
): Promise<NoStream | null> {
  try {
    const line = AbortSignal.any([signal, follower.newLine()]);
    let hasReceived = false;
    for await (const { id, event, data } of readStream(lastId, line)) {
      hasReceived = true;
      received();
      follower.contact('live');
      if (event === 'change') follower.changed(data as LiveChange[], id);
      else if (event === 'refetch') follower.refetch(id);
      else if (event === 'end') return 'signedOut';
    }
    // A stream that ends before it has said anything is none; it is not asked for again at once.
    return hasReceived ? null : 'unreachable';
  } catch (error) {
    return error instanceof NoStreamError ? error.why : 'unreachable';
  }
}

async function poll(follower: Follower, signal: AbortSignal): Promise<void> {
  const until = performance.now() + pollForMs;
  while (!signal.aborted && performance.now() < until) {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(connectMs())]);
    const isThere = await send(contract.session.serverTime, { signal: inTime }).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    follower.contact(isThere ? 'polling' : 'lost');
    if (isThere) follower.refetch(null);
    await wait(limits.live.pollMs, signal);
  }
}

/** Waits; a network that comes back, or a page that is looked at again, cuts it short. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    globalThis.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
  });
