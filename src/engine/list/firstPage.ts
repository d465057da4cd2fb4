import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type DataProvider, type Store } from 'ra-core';
import { limits } from '../../domain/limits.ts';
import { listAddress } from '../../dataProvider/dataProvider.ts';
import { studyDaysOf, type ListSource } from './definition.ts';

/** How long a page that was loaded before its list was shown counts as new, in milliseconds. */
const newMs = 10_000;

const prefetched = new WeakMap<object, number>();

interface Params {
  /** The query of the list's address, which comes before what the store has. */
  search: string;
  store: Pick<Store, 'getItem'>;
}

/** Where the store has what was last chosen for a list. */
const chosenKey = (resource: string) => `${resource}.listParams`;

/** The query that `ListScreen` makes when it is opened: the address, else what was last chosen, else the definition. */
function firstPageParams({ resource, sort }: ListSource, { search, store }: Params) {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem(chosenKey(resource)),
    filterDefaultValues: undefined,
    sort,
    perPage: limits.pageSize.default,
  });
  const { page, perPage, sort: field, order, filter } = query;
  return { pagination: { page, perPage }, sort: { field, order }, filter: { ...filter } };
}

/** Lists of study days are loaded by their screens: their days depend on the academy's clock. */
const isKnownBefore = (definition: ListSource) => studyDaysOf(definition) === undefined;

/** The call for the first page of a list that is opened as it is defined. */
export interface FirstPageCall {
  address: string;
  /** The key in the account's store of what was chosen instead, which makes it another call. */
  unlessChosen: string;
}

/** The call that `prefetchFirstPage` makes where neither the address nor the store says otherwise; undefined for lists without. */
export function firstPageCall(definition: ListSource): FirstPageCall | undefined {
  if (!isKnownBefore(definition)) return undefined;
  const { resource } = definition;
  const params = firstPageParams(definition, { search: '', store: { getItem: () => undefined } });
  const address = listAddress(resource, params);
  return address === undefined ? undefined : { address, unlessChosen: chosenKey(resource) };
}

/** Loads the first page of a list before its screen is shown, which finds it in the cache. A failure is left to the screen. */
export async function prefetchFirstPage(
  definition: ListSource,
  { client, dataProvider, ...from }: Params & { client: QueryClient; dataProvider: DataProvider },
): Promise<void> {
  if (!isKnownBefore(definition)) return;
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
