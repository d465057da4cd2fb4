import { useState, useSyncExternalStore } from 'react';
import { deviceSetting } from '../authProvider/deviceSetting.ts';
import type { SignInTools, ThemeChoice } from './SignInTools.ts';

const theme = deviceSetting('theme');
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
const subscribe = (onChange: () => void) => {
  const query = prefersDark();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const read = (): ThemeChoice => {
  const stored = theme.read();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** The theme that is chosen on this device, for the page without the console. */
export function useDeviceTheme(): SignInTools['theme'] {
  const [chosen, setChosen] = useState(read);
  const isDark = useSyncExternalStore(subscribe, () => prefersDark().matches);
  return {
    chosen,
    mode: chosen === 'system' ? (isDark ? 'dark' : 'light') : chosen,
    choose(choice) {
      theme.store(choice === 'system' ? null : choice);
      setChosen(choice);
    },
  };
}
