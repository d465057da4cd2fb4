import { createContext } from 'react';
import type { Period } from '../../../domain/period.ts';

/** The days that were selected for students who are excused; null where none were, and today is proposed. */
export const ExcusedPeriod = createContext<Period | null>(null);
