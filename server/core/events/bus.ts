import { EventEmitter } from 'node:events';
import type { LiveKind } from '../../../src/domain/choices.ts';

/** An event for live screens. It names what changed; screens fetch the rest. */
export interface LiveEvent {
  groupId: string;
  kind: LiveKind;
  id: string;
  /** The student it is about, so that an observer receives events of assigned students only. */
  customerId?: string;
  at: number;
}

export interface Listener {
  /** What happened together, in order. */
  happened: (events: readonly LiveEvent[]) => void;
  /** Events may have been missed. */
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
    /** Called when events may have been missed. */
    miss: () => void emitter.emit('missed'),
    subscribe({ happened, missed }: Listener) {
      emitter.on('happened', happened).on('missed', missed);
      return () => void emitter.off('happened', happened).off('missed', missed);
    },
  } satisfies Events & { miss: () => void };
}
