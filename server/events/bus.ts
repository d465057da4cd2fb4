import { EventEmitter } from 'node:events';

/** Something that live screens want to know. It names what changed; screens ask for the rest. */
export interface LiveEvent {
  groupId: string;
  kind: 'room' | 'roomUser' | 'alert' | 'settings' | 'permissions';
  id: string;
  at: number;
}

export interface Events {
  publish(event: LiveEvent): void;
  subscribe(groupId: string, listener: (event: LiveEvent) => void): () => void;
}

/** Carries events from writers to streams within one process. */
export function createEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: event => void emitter.emit(event.groupId, event),
    subscribe(groupId, listener) {
      emitter.on(groupId, listener);
      return () => void emitter.off(groupId, listener);
    },
  };
}
