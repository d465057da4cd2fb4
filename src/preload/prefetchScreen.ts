import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Store } from 'ra-core';
import { meQuery } from '../authProvider/me.ts';
import { sessionQuery } from '../authProvider/session.ts';
import { prefetchFirstPage } from '../engine/list/firstPage.ts';
import { prefetchQueries } from '../engine/pageQueries.ts';
import { academyQuery } from '../hooks/useAcademy.ts';
import { pages } from '../pages.tsx';
import { mayOpen, screenAt } from '../screens.ts';

interface Sources {
  client: QueryClient;
  dataProvider: DataProvider;
  store: Store;
}

/**
 * Loads who is signed in and, if they may open it, the first data of a screen that is about to be shown.
 */
export async function prefetchScreen(
  { client, dataProvider, store }: Sources,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const name = screenAt(pathname);
  if (name === null || name === 'landing') return;
  const [session, page] = await Promise.all([client.ensureQueryData(sessionQuery), pages[name].load()]);
  if (session === null || !mayOpen(session, name)) return;
  if (session.mustSetUpTwoFactor || session.initialized === false) return;
  // It never fails: what was not loaded is asked for again by the screen.
  const loadsAcademy = client.prefetchQuery(academyQuery);
  // The store has each account's own filters, and belongs to the account once it is known.
  const me = await client.ensureQueryData(meQuery);
  const { list, queries, sideQueries } = page;
  const opened = { client, store, search, session, me };
  const loadsFirst = Promise.all([
    list && prefetchFirstPage(list, { client, dataProvider, store, search }),
    queries && prefetchQueries(queries, opened),
  ]);
  // After the first ones, which go out before them, and without being waited for.
  if (sideQueries) void prefetchQueries(sideQueries, opened).catch(() => undefined);
  await Promise.all([loadsFirst, loadsAcademy]);
}
