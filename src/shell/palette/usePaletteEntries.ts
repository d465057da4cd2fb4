import { ListFilter, Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { useDebounced } from '../../hooks/useDebounced.ts';
import { listPath } from '../../hooks/listPath.ts';
import { usePageCommands } from '../../hooks/pageCommands.ts';
import { pathOf, pathOfRecord } from '../../screens.ts';
import { entryKinds, type PaletteEntry } from './entry.ts';
import { matchesText } from './matchesText.ts';
import { useActionEntries } from './useActionEntries.ts';
import { iconOfFound, useRecentEntries } from './useRecentEntries.ts';
import { useScreenEntries } from './useScreenEntries.ts';

const listOfFound = { student: 'students', manager: 'managers', room: 'roomHistory' } as const;
const pathOfFound = {
  student: (id: string) => pathOf('student', { id }),
  manager: (id: string) => pathOf('manager', { id }),
  room: (id: string) => pathOfRecord('roomHistory', id),
};

/** What the palette offers for what is typed: recent records, the people and rooms found, actions, and screens. */
export function usePaletteEntries(text: string) {
  const wanted = text.trim();
  const searched = useDebounced(wanted);
  const isLongEnough = searched.length >= limits.searchText.min;
  const { data, isFetching } = useApi(
    contract.session.search,
    { query: { text: searched } },
    { enabled: isLongEnough, staleTime: 10_000 },
  );
  const translate = useTranslate();
  const recent = useRecentEntries();
  const found: PaletteEntry[] = (isLongEnough ? (data?.content ?? []) : []).map(
    ({ kind, id, title, subtitle }) => ({
      key: id,
      kind,
      title,
      subtitle,
      Icon: iconOfFound[kind],
      path: pathOfFound[kind](id),
    }),
  );
  // Of a kind with as many as the search returns there may be more, which its list shows.
  const all: PaletteEntry[] = (Object.keys(listOfFound) as (keyof typeof listOfFound)[])
    .filter(kind => found.filter(entry => entry.kind === kind).length === limits.search.perKind)

    .map(kind => ({ kind, screen: listOfFound[kind] }))
    .map(({ kind, screen }) => ({
      key: `all-${kind}`,
      kind,
      isList: true,
      title: translate('app.palette.showAll', { text: searched }),
      subtitle: translate(`screens.${screen}`),
      Icon: Search,
      path: listPath(screen, { searchText: searched }),
    }));
  const ofPage: PaletteEntry[] = usePageCommands().map(({ id, title, run }) => ({
    key: id,
    kind: 'page',
    title,
    subtitle: '',
    Icon: ListFilter,
    run,
  }));
  const entries = [
    ...found,
    ...all,
    ...(wanted === '' ? recent.entries : []),
    ...[...ofPage, ...useActionEntries()].filter(({ title }) => matchesText(wanted, [title])),
    ...useScreenEntries().filter(({ words }) => matchesText(wanted, words)),
  ];
  // Before anything is typed, screens come first: most people open the palette to go somewhere.
  const place = ({ kind }: PaletteEntry) =>
    wanted === '' && kind === 'screen' ? 0.5 : entryKinds.indexOf(kind);
  return {
    entries: entries.toSorted((a, b) => place(a) - place(b)),
    isSearching: isFetching || (wanted !== searched && wanted.length >= limits.searchText.min),
    remember: recent.remember,
  };
}
