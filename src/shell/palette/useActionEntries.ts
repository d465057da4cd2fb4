import { Keyboard, Languages, LogOut } from 'lucide-react';
import { useLocales, useLocaleState, useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/session.ts';
import { mayOpen, pathOf, type ScreenName } from '../../screens.ts';
import { densities } from '../../domain/densities.ts';
import { densityIcons } from '../../ui/densityIcons.ts';
import { themeChoices } from '../../ui/themeChoices.ts';
import { useDensity } from '../../ui/useDensity.ts';
import { useThemeChoice } from '../../ui/useThemeChoice.ts';
import { useSignOut } from '../../unsaved/useSignOut.ts';
import { openShortcuts } from '../keyboard/shortcutsDialog.ts';
import { adding } from './adding.ts';
import type { PaletteEntry } from './entry.ts';

/** What can be done from anywhere: adding people, the theme, the language, the list of shortcuts, signing out. */
export function useActionEntries(): PaletteEntry[] {
  const translate = useTranslate();
  const { session } = useSession();
  const [locale, setLocale] = useLocaleState();
  const locales: { locale: string; name: string }[] = useLocales();
  const theme = useThemeChoice();
  const [density, setDensity] = useDensity();
  const signOut = useSignOut();
  const action = (
    key: string,
    title: string,
    rest: Pick<PaletteEntry, 'Icon' | 'run' | 'path' | 'keys'>,
  ) => ({
    key,
    kind: 'action' as const,
    title,
    subtitle: '',
    ...rest,
  });
  return [
    ...Object.entries(adding)
      .filter(([name]) => mayOpen(session, name as ScreenName))
      .map(([name, Icon]) =>
        action(name, translate(`screens.${name}`), { Icon, path: pathOf(name as 'studentAdd') }),
      ),
    ...Object.entries(themeChoices)
      .filter(([choice]) => choice !== theme.chosen)
      .map(([choice, Icon]) =>
        action(`theme-${choice}`, `${translate('app.theme.label')}: ${translate(`app.theme.${choice}`)}`, {
          Icon,
          run: () => theme.choose(choice as keyof typeof themeChoices),
        }),
      ),
    ...densities
      .filter(each => each !== density)
      .map(each =>
        action(`density-${each}`, `${translate('app.density.label')}: ${translate(`app.density.${each}`)}`, {
          Icon: densityIcons[each],
          run: () => setDensity(each),
        }),
      ),
    ...locales
      .filter(each => each.locale !== locale)
      .map(each =>
        action(`language-${each.locale}`, `${translate('app.language')}: ${each.name}`, {
          Icon: Languages,
          run: () => void setLocale(each.locale),
        }),
      ),
    action('shortcuts', translate('keyboard.title'), { Icon: Keyboard, run: openShortcuts, keys: '?' }),
    action('signOut', translate('app.signOut'), { Icon: LogOut, run: () => void signOut() }),
  ];
}
