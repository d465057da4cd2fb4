import { useListFilterContext, useListPaginationContext, useListSortContext } from 'ra-core';
import { useMemo } from 'react';
import type { ListPlace } from '../../../hooks/listPlaces.ts';
import type { ScreenName } from '../../../screens.ts';

/** How the list around the component is shown now. */
export function usePlace(screen: ScreenName, meta?: object): ListPlace {
  const { filterValues: filter } = useListFilterContext();
  const { sort } = useListSortContext();
  const { page, perPage } = useListPaginationContext();
  return useMemo(
    () => ({ screen, filter, sort, page, perPage, ...(meta ? { meta } : {}) }),
    [screen, filter, sort, page, perPage, meta],
  );
}
