import { useStoreContext } from 'ra-core';
import { useTheme } from 'ra-ui-materialui';
import type { themeChoices } from './themeChoices.ts';

type ThemeChoice = keyof typeof themeChoices;

/** Light, dark, or as the device has it: what is chosen, what is shown, and how to choose. */
export function useThemeChoice() {
  const store = useStoreContext();
  const [mode, setMode] = useTheme();
  const chosen: ThemeChoice = (store.getItem('theme') as 'light' | 'dark' | undefined) ?? 'system';
  const choose = (choice: ThemeChoice) => {
    if (choice !== 'system') return setMode(choice);
    setMode(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    store.removeItem('theme');
  };
  return { mode, chosen, choose };
}
