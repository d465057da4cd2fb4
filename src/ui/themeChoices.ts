import { Moon, MonitorSmartphone, Sun } from 'lucide-react';

/** The themes that can be chosen, with their icons. */
export const themeChoices = { light: Sun, dark: Moon, system: MonitorSmartphone } as const;
