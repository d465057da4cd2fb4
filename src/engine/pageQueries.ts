import type { QueryClient } from '@tanstack/react-query';
import { readDay, type AcademyDay } from '../clock/readDay.ts';
import { prefetch, type PrefetchedQuery } from '../dataProvider/prefetched.ts';

/** What a page asks for first, of its address and of the academy's day where that matters. */
export type PageQueries = (
  params: URLSearchParams,
  readDay: () => Promise<AcademyDay>,
) => Promise<readonly PrefetchedQuery[]>;

/** Loads what a page asks for first before it is shown. */
export async function prefetchQueries(
  queries: PageQueries,
  { client, search }: { client: QueryClient; search: string },
): Promise<void> {
  const wanted = await queries(new URLSearchParams(search), () => readDay(client));
  await Promise.all(wanted.map(query => prefetch(client, query)));
}
