import { useSyncExternalStore } from 'react';

/** How the console stands with its server: hearing of changes, asking for them, or neither. */
export type Contact = 'connecting' | 'live' | 'polling' | 'lost';

let contact: Contact = 'connecting';
const listeners = new Set<() => void>();

export function setContact(next: Contact): void {
  if (next === contact) return;
  contact = next;
  for (const listener of listeners) listener();
}
export const currentContact = () => contact;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** Whether the console hears of changes. */
export const useContact = (): Contact => useSyncExternalStore(subscribe, currentContact);
