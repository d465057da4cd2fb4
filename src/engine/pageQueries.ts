import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'ra-core';
import { readDay, type AcademyDay } from '../clock/readDay.ts';
import { apiQuery } from '../dataProvider/apiQuery.ts';
import type { PageCall } from '../dataProvider/pageCall.ts';
import { prefetch } from '../dataProvider/prefetched.ts';
import type { AcademiesInfo, Me, SessionInfo } from '../domain/entities/session.ts';
import { mayCall } from '../domain/mayCall.ts';
import { academyQuery } from '../hooks/useAcademy.ts';

/** What a page's calls and their inputs depend on. */
interface PagePlace {
  params: URLSearchParams;
  session: SessionInfo;
  me: Me;
  store: Pick<Store, 'getItem'>;
  readDay: () => Promise<AcademyDay>;
  readAcademy: () => Promise<AcademiesInfo>;
}

/** The calls that a page makes when it is opened; those that the user may not make are left out. */
export type PageQueries = (place: PagePlace) => Promise<readonly PageCall[]>;

interface Opened extends Pick<PagePlace, 'session' | 'me' | 'store'> {
  client: QueryClient;
  search: string;
}

/** Loads what a page asks for before it is shown. */
export async function prefetchQueries(
  queries: PageQueries,
  { client, search, ...whose }: Opened,
): Promise<void> {
  const wanted = await queries({
    ...whose,
    params: new URLSearchParams(search),
    readDay: () => readDay(client),
    readAcademy: () => client.ensureQueryData(academyQuery),
  });
  await Promise.all(
    wanted
      .filter(({ call }) => mayCall(whose.session, call))
      .map(({ call, input, ...options }) => prefetch(client, { ...apiQuery(call, input), ...options })),
  );
}
