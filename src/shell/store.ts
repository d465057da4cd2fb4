import { localStorageStore, memoryStore, type Store } from 'ra-core';

/** What belongs to the device rather than to a person. */
const shared = /^(theme|locale|academy)$/;
/** What a person has set up and finds again after signing out. */
const kept = /\.datatable|^preferences\./;
/** Saved filters of earlier versions, which are views on the server now and stay in no browser. */
const formerFilters = /savedQueries$/;
/** What is selected is of this page: a reload, and another tab, begin without. */
const selected = /\.selectedIds$/;

const ownerKey = 'studyroom.storeOwner';
const nobody = 'nobody';

interface Subscription {
  key: string;
  callback: (value: never) => void;
  stop: () => void;
}

interface PersonalStore extends Store {
  /** Sets the account key whose entries are read and written from now on. */
  setOwner: (owner: string) => void;
}

/**
 * react-admin's store with the entries of each account apart: people at the same browser do not see each other's columns
 * and filters. Theme and language are the device's. Signing out forgets lists' filters; selections are never stored.
 *
 * @param initially what holds while nothing is stored; without a language react-admin renders nothing at first
 */
export function createStore(initially: Record<string, unknown> = {}): PersonalStore {
  const base = localStorageStore(undefined, 'studyroom');
  const selections = memoryStore();
  selections.setup();
  const initial = memoryStore(initially);
  const storeOf = (key: string) => (selected.test(key) ? selections : base);
  let owner = localStorage.getItem(ownerKey) ?? nobody;
  const subscriptions = new Set<Subscription>();
  const prefix = () => `${owner}:`;
  const inBase = (key: string) => (shared.test(key) ? key : prefix() + key);
  const entriesOf = (start: string) => Object.keys(base.listItems?.(start) ?? {});
  const subscribe = ({ key, callback }: Omit<Subscription, 'stop'>) =>
    storeOf(key).subscribe(inBase(key), callback as (value: unknown) => void);

  // Entries of the first versions do not name their account.
  for (const key of entriesOf(''))
    if (formerFilters.test(key) || selected.test(key) || (!shared.test(key) && !key.includes(':')))
      base.removeItem(key);

  function change(next: string) {
    if (next === owner) return;
    if (owner === nobody) base.removeItems(prefix());
    owner = next;
    if (next === nobody) localStorage.removeItem(ownerKey);
    else localStorage.setItem(ownerKey, next);
    for (const each of subscriptions) {
      if (shared.test(each.key)) continue;
      each.stop();
      each.stop = subscribe(each);
      each.callback(storeOf(each.key).getItem(inBase(each.key)) as never);
    }
  }

  return {
    ...base,
    getItem: (key, fallback) => storeOf(key).getItem(inBase(key)) ?? initial.getItem(key, fallback),
    setItem: (key, value) => storeOf(key).setItem(inBase(key), value),
    removeItem: key => storeOf(key).removeItem(inBase(key)),
    removeItems: start => base.removeItems(prefix() + start),
    listItems: (start = '') =>
      Object.fromEntries(
        Object.entries(base.listItems?.(prefix() + start) ?? {}).map(([key, value]) => [
          key.slice(prefix().length),
          value,
        ]),
      ),
    subscribe(key, callback) {
      const subscription: Subscription = { key, callback, stop: subscribe({ key, callback }) };
      subscriptions.add(subscription);
      return () => {
        subscription.stop();
        subscriptions.delete(subscription);
      };
    },
    setOwner: change,
    reset() {
      selections.reset();
      for (const key of entriesOf(prefix())) if (!kept.test(key)) base.removeItem(key);
      change(nobody);
    },
  };
}
