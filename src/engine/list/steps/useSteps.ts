import { useQueryClient } from '@tanstack/react-query';
import { useGetList, type GetListResult, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { ListPlace } from '../../../hooks/listPlaces.ts';
import type { ListDefinition } from '../definition.ts';

/** A record next to the open one, and the page of the list that it is on. */
export interface Step<T> {
  record: T & { id: string };
  page: number;
}

interface Steps<T> {
  previous: Step<T> | undefined;
  next: Step<T> | undefined;
  /** The open record's page and its number in the whole list, from 1; undefined while or where it is not in the list. */
  page: number | undefined;
  position: number | undefined;
  total: number;
}

const paramsOf = ({ perPage, sort, filter, meta }: ListPlace, page: number) => ({
  pagination: { page, perPage },
  sort,
  filter,
  meta,
});

const useListPage = <T extends RaRecord>(
  resource: string,
  params: ReturnType<typeof paramsOf>,
  enabled: boolean,
) => useGetList<T>(resource, params, { enabled, staleTime: Infinity });

/**
 * The records before and after the open one, in the list as it was left. The list's own pages are used, as they were
 * loaded: a page is requested only at the end of another, or after a reload.
 *
 * @param link where the open record's row leads
 */
export function useSteps<T extends object>(
  { resource, recordLink }: Pick<ListDefinition<T>, 'resource' | 'recordLink'>,
  link: string,
  place: ListPlace,
): Steps<T> {
  type Found = T & { id: string };
  const client = useQueryClient();
  const [seen, setSeen] = useState({ link: '', page: 0, index: -1 });
  const indexIn = (records: readonly Found[] = []) =>
    records.findIndex(record => recordLink?.(record) === link);
  const isOn = (page: number) => {
    const key = [resource, 'getList', paramsOf(place, page)];
    return indexIn(client.getQueryData<GetListResult<Found>>(key)?.data) !== -1;
  };
  const page = [place.page, place.page + 1, place.page - 1].find(isOn) ?? place.page;
  const { data = [], total = 0 } = useListPage<Found>(resource, paramsOf(place, page), true);
  const found = indexIn(data);
  // A record that a change has taken out of the list keeps its place in it while it is open.
  const wasHere = found === -1 && seen.link === link && seen.page === page;
  if (found !== -1 && (seen.link !== link || seen.page !== page || seen.index !== found))
    setSeen({ link, page, index: found });
  const before = (wasHere ? seen.index : found) - 1;
  const after = wasHere ? seen.index : found + 1;
  const isKnown = found !== -1 || wasHere;
  const needsBefore = isKnown && before === -1 && page > 1;
  const needsAfter = isKnown && after === data.length && page * place.perPage < total;
  const pageBefore = useListPage<Found>(resource, paramsOf(place, page - 1), needsBefore);
  const pageAfter = useListPage<Found>(resource, paramsOf(place, page + 1), needsAfter);

  const step = (record: Found | undefined, on: number) => record && { record, page: on };
  return {
    previous: isKnown
      ? needsBefore
        ? step(pageBefore.data?.at(-1), page - 1)
        : step(data[before], page)
      : undefined,
    next: isKnown ? (needsAfter ? step(pageAfter.data?.[0], page + 1) : step(data[after], page)) : undefined,
    page: found === -1 ? undefined : page,
    position: found === -1 ? undefined : (page - 1) * place.perPage + found + 1,
    total,
  };
}
