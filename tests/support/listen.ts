import { apiBase, contract } from '../../src/contract/index.ts';
import type { LiveChange, StreamEvent } from '../../src/domain/entities/live.ts';
import type { Caller } from './caller.ts';

interface ReceivedEvent {
  event: StreamEvent;
  id: string;
  data: unknown;
}

interface Listening {
  status: number;
  /** The next event but heartbeats; null when the stream has ended. */
  next: () => Promise<ReceivedEvent | null>;
  /** What the next event says has changed, as `kind id`. */
  changes: () => Promise<string[]>;
  /** The last event's id, heartbeats included. */
  lastId: () => string | undefined;
  leave: () => Promise<void>;
}

/** Opens a caller's event stream and reads it event by event. */
export async function listen(who: Caller, lastEventId?: string): Promise<Listening> {
  const answer = await who.fetch(apiBase + contract.session.events.path, {
    headers: { Accept: 'text/event-stream', ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}) },
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let last: string | undefined;

  async function any(): Promise<ReceivedEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
        continue;
      }
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map(line => line.split(/: (.*)/s) as [string, string]),
      );
      text = text.slice(end + 2);
      if (!fields.has('event')) continue;
      last = fields.get('id');
      return { event: fields.get('event') as StreamEvent, id: last!, data: JSON.parse(fields.get('data')!) };
    }
  }
  const next = async () => {
    let received = await any();
    while (received?.event === 'beat') received = await any();
    return received;
  };
  return {
    status: answer.status,
    next,
    lastId: () => last,
    async changes() {
      const received = await next();
      if (received?.event !== 'change') throw new Error(`Nothing has changed: ${JSON.stringify(received)}`);
      return (received.data as LiveChange[]).map(({ kind, id }) => `${kind} ${id}`);
    },
    leave: () => reader.cancel(),
  };
}
