import { createContext } from 'react';
import type { FilterValues } from '../filters.ts';

/** Changes filters, handed them with all that was set before. */
export type ChangeFilters = (change: (values: FilterValues) => FilterValues) => void;

export const TurnsContext = createContext<ChangeFilters | null>(null);
