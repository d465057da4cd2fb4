import { limits } from './limits.ts';

/** The caps that are the same for every academy, by the code that they refuse with. */
export const capLimits: Readonly<Record<string, number | undefined>> = {
  MANAGER_CAP: limits.managers.max,
  OBSERVER_CAP: limits.observers.max,
};
