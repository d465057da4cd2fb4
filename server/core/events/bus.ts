import { EventEmitter } from 'node:events';
import type { LiveKind } from '../../../src/domain/choices.ts';

/** Something that live screens want to know. It names what changed; screens ask for the rest. */
export interface LiveEvent {
  groupId: string;
  kind: LiveKind;
  id: string;
  /** Whom it is about, so that an observer hears of their own students alone. */
  customerId?: string;
  at: number;
}

export interface Listener {
  /** What happened together, in order. */
  happened: (events: readonly LiveEvent[]) => void;
  /** Something may have happened that nobody told us of. */
  missed: () => void;
}

export interface Events {
  publish(...events: LiveEvent[]): void;
  subscribe(listener: Listener): () => void;
}

/** Carries events from writers to streams within one process. */
export function createEvents() {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish(...events: LiveEvent[]) {
      if (events.length > 0) emitter.emit('happened', events);
    },
    /** Tells listeners that there is a gap. */
    miss: () => void emitter.emit('missed'),
    subscribe({ happened, missed }: Listener) {
      emitter.on('happened', happened).on('missed', missed);
      return () => void emitter.off('happened', happened).off('missed', missed);
    },
  } satisfies Events & { miss: () => void };
}
