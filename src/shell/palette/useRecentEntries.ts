import { useStore } from 'ra-core';
import { DoorOpen, GraduationCap, UserCog, type LucideIcon } from 'lucide-react';
import type { EntryKind, PaletteEntry } from './entry.ts';

const most = 5;

type Found = 'student' | 'manager' | 'room';
export const iconOfFound: Record<Found, LucideIcon> = {
  student: GraduationCap,
  manager: UserCog,
  room: DoorOpen,
};

interface Recent {
  key: string;
  kind: Found;
  title: string;
  subtitle: string;
  path: string;
}

const isFound = (kind: EntryKind): kind is Found => kind in iconOfFound;

/** The people and rooms that were opened last from the palette. They are forgotten at sign-out, like all names. */
export function useRecentEntries() {
  const [recent, setRecent] = useStore<Recent[]>('palette.recent', []);
  const entries: PaletteEntry[] = recent.map(each => ({
    ...each,
    key: `recent-${each.key}`,
    kind: 'recent',
    Icon: iconOfFound[each.kind],
  }));
  const remember = ({ key, kind, title, subtitle, path, isList }: PaletteEntry) => {
    if (!isFound(kind) || isList || path === undefined) return;
    setRecent(
      [{ key, kind, title, subtitle, path }, ...recent.filter(each => each.key !== key)].slice(0, most),
    );
  };
  return { entries, remember };
}
