import isEqual from 'lodash/isEqual';
import type { SortPayload } from 'ra-core';
import type { ScreenName } from '../screens.ts';

/** How a list was left: its filter, order and page. */
export interface ListPlace {
  screen: ScreenName;
  filter: Record<string, unknown>;
  sort: SortPayload;
  page: number;
  perPage: number;
  /** What else its call was sent with (the study days). */
  meta?: object;
}

type Places = Readonly<Record<string, ListPlace>>;

// For one tab, and deleted with the rest of the session storage when signing in or out: searches contain names.
const key = 'studyroom.lists';
const listeners = new Set<() => void>();
let last: { text: string; places: Places } = { text: '{}', places: {} };

/** How the lists of this tab were left, by resource. */
export const listPlaces = {
  all(): Places {
    const text = sessionStorage.getItem(key) ?? '{}';
    if (text !== last.text) last = { text, places: JSON.parse(text) as Places };
    return last.places;
  },
  set(resource: string, place: ListPlace): void {
    const places = listPlaces.all();
    if (isEqual(places[resource], place)) return;
    sessionStorage.setItem(key, JSON.stringify({ ...places, [resource]: place }));
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
