import { Rows2, Rows4 } from 'lucide-react';
import type { Density } from '../domain/densities.ts';

/** The densities with their icons. */
export const densityIcons = { comfortable: Rows2, compact: Rows4 } as const satisfies Record<
  Density,
  unknown
>;
