import type { RoomEventType } from '../../../../src/domain/roomEventTypes.ts';
import { send } from './api.ts';
import { logEvent } from './logEvent.ts';

interface Verdict {
  verdict: 'ACCEPTED' | 'LATE' | 'DUPLICATE' | 'REFUSED';
  message: string | null;
}

const page = `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;
let count = 0;
let last: Promise<unknown> = Promise.resolve();

/** Reports an event, after those before it. Returns whether it was taken; the page shows what became of it. */
export function report(type: RoomEventType, data: object, { isLast = false } = {}): Promise<boolean> {
  const time = new Date();
  const event = { specversion: '1.0', id: `${page}-${++count}`, source: '/dev/room', type, time, data };
  const post = async () => {
    try {
      const { verdicts } = await send<{ verdicts: Verdict[] }>(
        'events',
        'application/cloudevents-batch+json',
        [event],
        isLast,
      );
      const { verdict, message } = verdicts[0]!;
      logEvent(time, type, verdict, message);
      return verdict !== 'REFUSED';
    } catch (error) {
      logEvent(time, type, 'REFUSED', (error as Error).message);
      return false;
    }
  };
  // A page that goes away cannot wait.
  const posted = isLast ? post() : last.then(post);
  last = posted;
  return posted;
}
