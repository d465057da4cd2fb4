import { createContext } from 'react';
import type { ListDefinition } from '../definition.ts';

/** The list whose table is shown. */
export const TableContext = createContext<ListDefinition<never> | null>(null);
