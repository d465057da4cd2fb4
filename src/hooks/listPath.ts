import { pathOf, type ScreenName } from '../screens.ts';

/** The address of a list screen with a filter, the way the list keeps it in its address. */
export const listPath = (screen: ScreenName, filter: object = {}) =>
  pathOf(
    screen,
    undefined,
    Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter), displayedFilters: '{}' } : undefined,
  );
