import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type DataProvider, type Store } from 'ra-core';
import { limits } from '../../domain/limits.ts';
import type { ListSource } from './definition.ts';

/** How long a page that was loaded before its list was shown counts as new, in milliseconds. */
const newMs = 10_000;

const prefetched = new WeakMap<object, number>();

interface Params {
  /** The query of the list's address, which comes before what the store has. */
  search: string;
  store: Pick<Store, 'getItem'>;
}

/** The query that `ListScreen` makes when it is opened: the address, else what was last chosen, else the definition. */
function firstPageParams({ resource, sort }: ListSource, { search, store }: Params) {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem(`${resource}.listParams`),
    filterDefaultValues: undefined,
    sort,
    perPage: limits.pageSize.default,
  });
  const { page, perPage, sort: field, order, filter } = query;
  return { pagination: { page, perPage }, sort: { field, order }, filter: { ...filter } };
}

/** Loads the first page of a list before its screen is shown, which finds it in the cache. A failure is left to the screen. */
export async function prefetchFirstPage(
  definition: ListSource,
  { client, dataProvider, ...from }: Params & { client: QueryClient; dataProvider: DataProvider },
): Promise<void> {
  const { resource } = definition;
  const params = firstPageParams(definition, from);
  const queryKey = [resource, 'getList', { ...params, meta: undefined }];
  await client.prefetchQuery({
    queryKey,
    // In the form in which react-admin keeps it.
    queryFn: async () => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, params);
      return { data, total, pageInfo, meta };
    },
    staleTime: newMs,
  });
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.data !== undefined) prefetched.set(query, query.state.dataUpdatedAt);
}

/** Lists load their page each time they are opened, unless it was prefetched a moment ago. */
export const listStaleTime = (query: { state: { dataUpdatedAt: number } }): number =>
  prefetched.get(query) === query.state.dataUpdatedAt ? newMs : 0;
