import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Action } from '../actions/action.ts';

interface Props<T> {
  /** The key of its words. */
  label: 'list.actions' | 'list.moreActions';
  actions: readonly Action<T>[];
  isDisabled: boolean;
  onOpen: (action: Action<T>) => void;
  /** What selects everything that is found, where there is more. */
  selectAll: { label: string; onClick: () => void } | null;
}

/** Actions for the selected records as one button, where there is no room for all. */
export function SelectionMenu<T>({ label, actions, isDisabled, onOpen, selectAll }: Props<T>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        endIcon={<ChevronDown size={15} aria-hidden />}
        disabled={isDisabled}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ flex: 'none' }}
      >
        {translate(label)}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {selectAll && (
          <MenuItem divider onClick={choose(selectAll.onClick)}>
            {selectAll.label}
          </MenuItem>
        )}
        {actions.map(action => (
          <MenuItem
            key={action.name}
            onClick={choose(() => onOpen(action))}
            sx={action.tone === 'negative' ? { color: 'error.main' } : {}}
          >
            <action.icon size={17} aria-hidden />
            <ListItemText primary={translate(`actions.${action.name}.label`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
