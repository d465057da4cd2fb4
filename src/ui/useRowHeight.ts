import { useMediaQuery } from '@mui/material';
import type { Density } from '../domain/densities.ts';
import { useDensity } from './useDensity.ts';

/**
 * The height of rows that are placed one by one, in pixels, for the chosen density. What is touched is comfortable, as the sizes
 * of `densityStyles` are.
 */
export function useRowHeight(heights: Readonly<Record<Density, number>>): number {
  const [density] = useDensity();
  const isFine = useMediaQuery('(pointer: fine)', { noSsr: true });
  return heights[isFine ? density : 'comfortable'];
}
