import { IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { Check, Moon, Sun } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { themeChoices } from './themeChoices.ts';
import { useThemeChoice } from './useThemeChoice.ts';

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const translate = useTranslate();
  const { mode, chosen, choose } = useThemeChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = mode === 'dark' ? Moon : Sun;

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
        {Object.entries(themeChoices).map(([choice, ChoiceIcon]) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === chosen}
            onClick={() => {
              setAnchor(null);
              choose(choice as keyof typeof themeChoices);
            }}
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
