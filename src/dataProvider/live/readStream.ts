import { contract } from '../../contract/index.ts';
import type { LiveChange, StreamEvent } from '../../domain/entities/live.ts';
import { apiCredentials } from '../../runtime.ts';
import { urlOf } from '../http.ts';
import { connectMs, learnPace, silenceMs } from './pace.ts';

interface StreamMessage {
  id: string;
  event: StreamEvent;
  data: LiveChange[] | { at?: number; everyMs?: number };
}

/** Why there is no stream: the host has none, the session is over, or it cannot be reached just now. */
export type NoStream = 'none' | 'signedOut' | 'unreachable';
export class NoStreamError extends Error {
  readonly why: NoStream;
  constructor(why: NoStream) {
    super(why);
    this.why = why;
  }
}

/**
 * Reads the stream of events. It uses `fetch` rather than `EventSource`, which does not expose the status that it was
 * refused with, nor that a line has gone silent.
 *
 * @throws NoStreamError when it cannot be had in time, goes silent, or `line` is aborted because the connection is dead
 */
export async function* readStream(lastId: string | null, line: AbortSignal): AsyncGenerator<StreamMessage> {
  const tooSlow = new AbortController();
  const limit = setTimeout(() => tooSlow.abort(), connectMs());
  const answer = await fetch(urlOf(contract.session.events), {
    credentials: apiCredentials,
    headers: { Accept: 'text/event-stream', ...(lastId === null ? {} : { 'Last-Event-ID': lastId }) },
    cache: 'no-store',
    // What the screen shows comes first.
    priority: 'low',
    signal: AbortSignal.any([line, tooSlow.signal]),
  })
    .catch(() => {
      throw new NoStreamError('unreachable');
    })
    .finally(() => clearTimeout(limit));
  if (answer.status === 401) throw new NoStreamError('signedOut');
  if (answer.status >= 500 && answer.status !== 501) throw new NoStreamError('unreachable');
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (!answer.ok || !isStream || answer.body === null) throw new NoStreamError('none');

  const reader = answer.body.getReader();
  const hangUp = () => void reader.cancel().catch(() => undefined);
  line.addEventListener('abort', hangUp);
  let isSilent = false;
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const silence = setTimeout(() => {
        isSilent = true;
        hangUp();
      }, silenceMs());
      const { value, done } = await reader.read().finally(() => clearTimeout(silence));
      if (isSilent || line.aborted) throw new NoStreamError('unreachable');
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop()!;
      for (const frame of frames) {
        const received = parse(frame);
        if (received === null) continue;
        if (!Array.isArray(received.data)) learnPace(received.data.everyMs);
        yield received;
      }
    }
  } catch {
    throw new NoStreamError('unreachable');
  } finally {
    line.removeEventListener('abort', hangUp);
    hangUp();
  }
}

function parse(frame: string): StreamMessage | null {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(frame)?.[1];
  const [id, event, data] = [field('id'), field('event'), field('data')];
  if (id === undefined || event === undefined || data === undefined) return null;
  return { id, event: event as StreamEvent, data: JSON.parse(data) as StreamMessage['data'] };
}
