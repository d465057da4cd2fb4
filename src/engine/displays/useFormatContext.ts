import { useContext } from 'react';
import type { Place } from './formats.ts';
import { PlaceContext } from './PlaceContext.ts';

/** The visitor's language and the academy's clock. */
export const usePlace = (): Place => useContext(PlaceContext);
