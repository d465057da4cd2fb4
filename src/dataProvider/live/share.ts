import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '../../domain/entities/live.ts';
import { createApplier } from './applier.ts';
import {
  connectionStatus,
  lastReceivedAt,
  setConnectionStatus,
  type ConnectionStatus,
} from './connectionStatus.ts';
import { follow, type Follower } from './follow.ts';
import { keyOf } from './liveTable.ts';
import { watchLine } from './watchLine.ts';
import { whenQueriesIdle } from './whenQueriesIdle.ts';

/** Messages of the leading tab to the others. */
type ChannelMessage =
  | { say: 'changed'; changes: readonly LiveChange[]; id: string }
  | { say: 'refetch'; id: string | null }
  | { say: 'ended' }
  | { say: 'contact'; contact: ConnectionStatus; receivedAt: number | null }
  | { say: 'hello' };

const name = 'studyroom-live';

/**
 * Keeps this tab's screens live. One tab of a browser follows the server and broadcasts to the others; when it is closed the
 * next one goes on where it was. Returns how to unsubscribe.
 */
export function shareLive(client: QueryClient): () => void {
  const applier = createApplier(client);
  const stop = new AbortController();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  let lastId: string | null = null;
  let isLeader = false;
  let hasCaughtUp = false;
  let stopWaiting = () => undefined as void;
  let line = new AbortController();
  const standing = (contact: ConnectionStatus, receivedAt = lastReceivedAt()): ChannelMessage => ({
    say: 'contact',
    contact,
    receivedAt,
  });

  function receive(message: ChannelMessage) {
    if (message.say === 'hello') {
      if (isLeader) channel?.postMessage(standing(connectionStatus()));
      return;
    }
    if (message.say === 'contact') return setConnectionStatus(message.contact, message.receivedAt);
    if (message.say === 'ended') return void client.invalidateQueries({ queryKey: keyOf('session') });
    if (message.id !== null) lastId = message.id;
    if (message.say === 'changed') applier.apply(message.changes);
    else if (hasCaughtUp) applier.refetch();
    else {
      // What the first screen is still asking for is not asked for twice at once.
      hasCaughtUp = true;
      stopWaiting = whenQueriesIdle(client, applier.refetch);
    }
  }
  const broadcast = (message: ChannelMessage) => {
    receive(message);
    channel?.postMessage(message);
  };
  if (channel) channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => receive(data);

  const follower: Follower = {
    changed: (changes, id) => broadcast({ say: 'changed', changes, id }),
    refetch: id => broadcast({ say: 'refetch', id }),
    ended: () => broadcast({ say: 'ended' }),
    contact(contact) {
      if (contact !== 'lost') broadcast(standing(contact, Date.now()));
      else if (connectionStatus() !== 'lost') broadcast(standing('lost'));
    },
    newLine: () => (line = new AbortController()).signal,
  };
  const lead = () => {
    isLeader = true;
    return follow(() => lastId, follower, stop.signal);
  };
  const stopWatching = watchLine(() => {
    if (!isLeader) return setConnectionStatus('lost');
    follower.contact('lost');
    line.abort();
  });
  setConnectionStatus('connecting', null);
  if (channel && navigator.locks) {
    channel.postMessage({ say: 'hello' } satisfies ChannelMessage);
    navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  } else void lead();

  return () => {
    stop.abort();
    stopWatching();
    stopWaiting();
    applier.stop();
    channel?.close();
  };
}
