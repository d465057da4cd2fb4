import { useQuery } from '@tanstack/react-query';
import { AppWindow } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/session.ts';
import { languages } from '../../domain/choices.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { mayOpen, pathOf, screenNames, screenOf, screens, type ScreenName } from '../../screens.ts';
import { icons } from '../../ui/icons.ts';
import { useJumps } from '../keyboard/useJumps.ts';
import { adding } from './adding.ts';
import type { PaletteEntry } from './entry.ts';

/** What a screen is called in every language: people search in the one that they think in. */
const namesQuery = {
  queryKey: ['screenNames'],
  queryFn: async () => (await Promise.all(languages.map(loadMessages))).map(({ screens: names }) => names),
  staleTime: Infinity,
};

interface ScreenEntry extends PaletteEntry {
  /** All texts by which it is found. */
  words: string[];
}

/** The screens that the user may open, each with its names in all languages. */
export function useScreenEntries(): ScreenEntry[] {
  const translate = useTranslate();
  const { session } = useSession();
  const { data: names = [] } = useQuery(namesQuery);
  const jumps = useJumps();
  const keysOf = (name: ScreenName) => jumps.find(jump => jump.screen === name)?.keys;
  return screenNames
    .filter(name => screenOf(name).layout === 'console' && !screens[name].path.includes(':') && !adding[name])
    .filter(name => mayOpen(session, name))
    .map(name => {
      const { section, icon } = screenOf(name);
      const [title, subtitle] = [
        translate(`screens.${name}`),
        section ? translate(`sections.${section}`) : '',
      ];
      const keys = keysOf(name);
      return {
        key: name,
        kind: 'screen',
        title,
        subtitle,
        Icon: icon ? icons[icon] : AppWindow,
        path: pathOf(name as 'dashboard'),
        words: [title, subtitle, ...names.map(each => each[name])],
        ...(keys ? { keys } : {}),
      };
    });
}
