import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '../../domain/entities/live.ts';
import { createApplier } from './applier.ts';
import { currentContact, setContact, type Contact } from './contact.ts';
import { follow, type Follower } from './follow.ts';
import { keyOf } from './keyOf.ts';

/** What the tab that follows the server tells the others. */
type Word =
  | { say: 'changed'; changes: readonly LiveChange[]; id: string }
  | { say: 'refetch'; id: string | null }
  | { say: 'ended' }
  | { say: 'contact'; contact: Contact }
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

  function hear(word: Word) {
    if (word.say === 'hello') {
      if (isLeader) channel?.postMessage({ say: 'contact', contact: currentContact() } satisfies Word);
      return;
    }
    if (word.say === 'contact') return setContact(word.contact);
    if (word.say === 'ended') return void client.invalidateQueries({ queryKey: keyOf('session') });
    if (word.id !== null) lastId = word.id;
    if (word.say === 'changed') applier.apply(word.changes);
    else applier.refetch();
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
      if (contact !== currentContact()) tell({ say: 'contact', contact });
    },
  };
  const lead = () => {
    isLeader = true;
    return follow(() => lastId, follower, stop.signal);
  };
  setContact('connecting');
  if (channel && navigator.locks) {
    channel.postMessage({ say: 'hello' } satisfies Word);
    navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  } else void lead();

  return () => {
    stop.abort();
    applier.stop();
    channel?.close();
  };
}
