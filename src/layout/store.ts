import { localStorageStore, type Store } from 'ra-core';

/** What a person set up for themselves: it stays when they sign out. */
const kept = /^(theme|locale|.*\.datatable|.*savedQueries.*|preferences\..*)/;

/** react-admin's store, which forgets lists' filters and selections at sign-out but not a person's settings. */
export function createStore(): Store {
  const store = localStorageStore(undefined, 'studyroom');
  return {
    ...store,
    reset() {
      for (const key of Object.keys(store.listItems?.() ?? {})) if (!kept.test(key)) store.removeItem(key);
    },
  };
}
