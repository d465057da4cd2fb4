import { useSyncExternalStore } from 'react';

/** The connection to the server: streaming, polling, or none. */
export type ConnectionStatus = 'connecting' | 'live' | 'polling' | 'lost';

let contact: ConnectionStatus = 'connecting';
/** When the server last sent anything, in milliseconds since 1970 by this machine's clock; null before the first time. */
let heardAt: number | null = null;
const listeners = new Set<() => void>();

export function setConnectionStatus(next: ConnectionStatus, heard: number | null = heardAt): void {
  if (next === contact && heard === heardAt) return;
  contact = next;
  heardAt = heard;
  for (const listener of listeners) listener();
}
export const connectionStatus = () => contact;
export const lastHeardAt = () => heardAt;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** The current connection status. */
export const useConnectionStatus = (): ConnectionStatus => useSyncExternalStore(subscribe, connectionStatus);
/** When the server last sent anything, by this machine's clock. */
export const useLastHeardAt = (): number | null => useSyncExternalStore(subscribe, lastHeardAt);
