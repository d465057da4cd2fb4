import { useTranslate } from 'ra-core';
import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { limits } from '../domain/limits.ts';
import { useDebounced } from '../hooks/useDebounced.ts';
import { mayOpen, pathOf, pathOfRecord, screenNames, screenOf, screens } from '../screens.ts';

export interface PaletteEntry {
  key: string;
  kind: 'screen' | 'student' | 'manager' | 'room';
  title: string;
  subtitle: string;
  path: string;
}

const pathOfFound = {
  student: (id: string) => pathOf('student', { id }),
  manager: (id: string) => pathOf('manager', { id }),
  room: (id: string) => pathOfRecord('roomHistory', id),
};

/** Matching screens that the user may open, and the people and rooms found. */
export function usePaletteEntries(
  text: string,
  enabled: boolean,
): { entries: PaletteEntry[]; isSearching: boolean } {
  const translate = useTranslate();
  const { session } = useSession();
  const wanted = text.trim();
  const asked = useDebounced(wanted);
  const isLongEnough = asked.length >= limits.searchText.min;
  const { data, isFetching } = useApi(
    contract.session.search,
    { query: { text: asked } },
    { enabled: enabled && isLongEnough, staleTime: 10_000 },
  );
  const openScreens = screenNames
    .filter(name => screenOf(name).layout === 'console' && !screens[name].path.includes(':'))
    .filter(name => mayOpen(session, name))
    .map(name => {
      const { section } = screenOf(name);
      return {
        key: name,
        kind: 'screen' as const,
        title: translate(`screens.${name}`),
        subtitle: section ? translate(`sections.${section}`) : '',
        path: pathOf(name as 'dashboard'),
      };
    })
    .filter(({ title, subtitle }) => `${title} ${subtitle}`.toLowerCase().includes(wanted.toLowerCase()));
  const found = isLongEnough ? (data?.content ?? []) : [];
  return {
    entries: [
      ...found.map(({ kind, id, title, subtitle }) => ({
        key: id,
        kind,
        title,
        subtitle,
        path: pathOfFound[kind](id),
      })),
      ...openScreens,
    ],
    isSearching: isFetching || (wanted !== asked && wanted.length >= limits.searchText.min),
  };
}
