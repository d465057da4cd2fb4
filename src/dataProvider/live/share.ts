import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '../../domain/entities/live.ts';
import { createApplier } from './applier.ts';
import { currentContact, lastHeardAt, setContact, type Contact } from './connectionStatus.ts';
import { follow, type Follower } from './follow.ts';
import { keyOf } from './keyOf.ts';
import { watchLine } from './watchLine.ts';
import { whenQuiet } from './whenIdle.ts';

/** What the tab that follows the server tells the others. */
type Word =
  | { say: 'changed'; changes: readonly LiveChange[]; id: string }
  | { say: 'refetch'; id: string | null }
  | { say: 'ended' }
  | { say: 'contact'; contact: Contact; heardAt: number | null }
  | { say: 'hello' };

const name = 'studyroom-live';

/**
 * Keeps this tab's screens live. One tab of a browser follows the server and tells the others; when it is closed the
 * next one goes on where it was. Answers how to stop.
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
  const standing = (contact: Contact, heardAt = lastHeardAt()): Word => ({
    say: 'contact',
    contact,
    heardAt,
  });

  function hear(word: Word) {
    if (word.say === 'hello') {
      if (isLeader) channel?.postMessage(standing(currentContact()));
      return;
    }
    if (word.say === 'contact') return setContact(word.contact, word.heardAt);
    if (word.say === 'ended') return void client.invalidateQueries({ queryKey: keyOf('session') });
    if (word.id !== null) lastId = word.id;
    if (word.say === 'changed') applier.apply(word.changes);
    else if (hasCaughtUp) applier.refetch();
    else {
      // What the first screen is still asking for is not asked for twice at once.
      hasCaughtUp = true;
      stopWaiting = whenQuiet(client, applier.refetch);
    }
  }
  const tell = (word: Word) => {
    hear(word);
    channel?.postMessage(word);
  };
  if (channel) channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);

  const follower: Follower = {
    changed: (changes, id) => tell({ say: 'changed', changes, id }),
    refetch: id => tell({ say: 'refetch', id }),
    ended: () => tell({ say: 'ended' }),
    contact(contact) {
      if (contact !== 'lost') tell(standing(contact, Date.now()));
      else if (currentContact() !== 'lost') tell(standing('lost'));
    },
    newLine: () => (line = new AbortController()).signal,
  };
  const lead = () => {
    isLeader = true;
    return follow(() => lastId, follower, stop.signal);
  };
  const stopWatching = watchLine(() => {
    if (!isLeader) return setContact('lost');
    follower.contact('lost');
    line.abort();
  });
  setContact('connecting', null);
  if (channel && navigator.locks) {
    channel.postMessage({ say: 'hello' } satisfies Word);
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
