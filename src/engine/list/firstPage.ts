import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type DataProvider, type Store } from 'ra-core';
import { limits } from '../../domain/limits.ts';
import { readDay } from '../../clock/readDay.ts';
import { listAddress } from '../../dataProvider/dataProvider.ts';
import { prefetch } from '../../dataProvider/prefetched.ts';
import { periodMeta } from '../period/usePeriodMeta.ts';
import { studyDaysOf, type ListSource } from './definition.ts';

interface Params {
  /** The query of the list's address, which comes before what the store has. */
  search: string;
  store: Pick<Store, 'getItem'>;
}

/** Where the store has what was last chosen for a list. */
const chosenKey = (resource: string) => `${resource}.listParams`;

/** The query that `ListScreen` makes when it is opened: the address, else what was last chosen, else the definition. */
function firstPageParams(definition: ListSource, { search, store }: Params) {
  const { resource, sort } = definition;
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    // What was chosen of study days is not stored.
    params: studyDaysOf(definition) ? {} : store.getItem(chosenKey(resource)),
    filterDefaultValues: undefined,
    sort,
    perPage: limits.pageSize.default,
  });
  const { page, perPage, sort: field, order, filter } = query;
  return { pagination: { page, perPage }, sort: { field, order }, filter: { ...filter } };
}

/** The call for the first page of a list that is opened as it is defined. */
export interface FirstPageCall {
  address: string;
  /** The key in the account's store of what was chosen instead, which makes it another call. */
  unlessChosen: string;
}

/** The call that `prefetchFirstPage` makes where neither the address nor the store says otherwise; undefined for lists without. */
export function firstPageCall(definition: ListSource): FirstPageCall | undefined {
  // The days of lists of study days depend on the academy's clock.
  if (studyDaysOf(definition) !== undefined) return undefined;
  const { resource } = definition;
  const params = firstPageParams(definition, { search: '', store: { getItem: () => undefined } });
  const address = listAddress(resource, params);
  return address === undefined ? undefined : { address, unlessChosen: chosenKey(resource) };
}

/** Loads the first page of a list before its screen is shown. */
export async function prefetchFirstPage(
  definition: ListSource,
  { client, dataProvider, ...from }: Params & { client: QueryClient; dataProvider: DataProvider },
): Promise<void> {
  const { resource } = definition;
  const days = studyDaysOf(definition);
  const meta = days && periodMeta(days, await readDay(client));
  const params = { ...firstPageParams(definition, from), meta };
  await prefetch(client, {
    queryKey: [resource, 'getList', params],
    // In the form in which react-admin keeps it.
    queryFn: async () => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, params);
      return { data, total, pageInfo, meta };
    },
  });
}
