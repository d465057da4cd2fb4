import { useStore } from 'ra-core';
import { useLayoutEffect } from 'react';
import { densities, densityAttribute, type Density } from '../domain/densities.ts';

/** The density that the signed-in person has chosen on this device, and how to choose another. */
export const useDensity = () => useStore<Density>('preferences.density', densities[0]);

/** Draws the page in the chosen density, until the frame of the console leaves it. */
export function useDrawnDensity() {
  const [density] = useDensity();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(densityAttribute, density);
    return () => root.removeAttribute(densityAttribute);
  }, [density]);
}
