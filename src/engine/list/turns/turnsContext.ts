import { createContext, type RefObject } from 'react';
import type { FilterValues } from '../filters.ts';

interface Turns {
  /** The filters with every change so far. */
  wanted: FilterValues;
  /** What was set and has not come back from the address yet. */
  pending: FilterValues[];
}

export const TurnsContext = createContext<RefObject<Turns> | null>(null);
