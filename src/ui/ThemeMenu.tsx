import { IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { Check, Moon, MonitorSmartphone, Sun } from 'lucide-react';
import { useStoreContext, useTranslate } from 'ra-core';
import { useTheme } from 'ra-ui-materialui';
import { useState } from 'react';

const choices = { light: Sun, dark: Moon, system: MonitorSmartphone } as const;

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const translate = useTranslate();
  const store = useStoreContext();
  const [mode, setMode] = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = (store.getItem('theme') as 'light' | 'dark' | undefined) ?? 'system';
  const Icon = mode === 'dark' ? Moon : Sun;

  const choose = (choice: keyof typeof choices) => {
    setAnchor(null);
    if (choice !== 'system') return setMode(choice);
    setMode(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    store.removeItem('theme');
  };

  return (
    <>
      <Tooltip title={translate('app.theme.label')}>
        <IconButton
          onClick={event => setAnchor(event.currentTarget)}
          aria-label={translate('app.theme.label')}
          aria-haspopup="menu"
        >
          <Icon size={19} aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {Object.entries(choices).map(([choice, ChoiceIcon]) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === chosen}
            onClick={() => choose(choice as keyof typeof choices)}
          >
            <ChoiceIcon size={17} aria-hidden />
            <ListItemText>{translate(`app.theme.${choice}`)}</ListItemText>
            {choice === chosen && <Check size={16} aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
