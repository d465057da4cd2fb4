import { useSyncExternalStore } from 'react';

/** The connection to the server: streaming, polling, or none. */
export type ConnectionStatus = 'connecting' | 'live' | 'polling' | 'lost';

let contact: ConnectionStatus = 'connecting';
/** When the server last sent anything, in milliseconds since 1970 by this machine's clock; null before the first time. */
let receivedAt: number | null = null;
const listeners = new Set<() => void>();

export function setConnectionStatus(next: ConnectionStatus, received: number | null = receivedAt): void {
  if (next === contact && received === receivedAt) return;
  contact = next;
  receivedAt = received;
  for (const listener of listeners) listener();
}
export const connectionStatus = () => contact;
export const lastReceivedAt = () => receivedAt;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** The current connection status. */
export const useConnectionStatus = (): ConnectionStatus => useSyncExternalStore(subscribe, connectionStatus);
/** When the server last sent anything, by this machine's clock. */
export const useLastReceivedAt = (): number | null => useSyncExternalStore(subscribe, lastReceivedAt);
