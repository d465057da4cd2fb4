import { useSyncExternalStore } from 'react';
import { listPlaces } from './listPlaces.ts';

/** How the lists of this tab were left, by resource. */
export const useListPlaces = () => useSyncExternalStore(listPlaces.subscribe, listPlaces.all);
