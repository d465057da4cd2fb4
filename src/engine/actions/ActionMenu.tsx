import { Button, IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { ChevronDown, EllipsisVertical } from 'lucide-react';
import { useResourceContext, useTranslate } from 'ra-core';
import { useState, type MouseEvent } from 'react';
import { useSession } from '../../authProvider/session.ts';
import type { Action, ActionRecord } from './action.ts';
import { confirmation } from './confirmation.ts';
import { OpenedAction } from './OpenedAction.tsx';
import { useOpenActions } from './useOpenActions.ts';

/** What can be done to one record. */
export function ActionMenu<T extends { id: unknown }>({
  record,
  name,
  actions,
  as = 'icon',
}: {
  record: T;
  name: string;
  actions: readonly Action<T>[];
  /** In a row an icon, on a page of its own a button with a word. */
  as?: 'icon' | 'button';
}) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const open = useOpenActions(resource, actions).filter(action => action.appliesTo?.(record) ?? true);
  const { session } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<Action<T> | null>(null);
  if (open.length === 0) return null;

  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    confirmation.preload(open as readonly Action<never>[]);
    setAnchor(event.currentTarget);
  };
  const opener = {
    onClick: openMenu,
    'aria-label': translate('list.rowActions', { name }),
    'aria-haspopup': 'menu',
  } as const;
  return (
    <>
      {as === 'icon' ? (
        <IconButton size="small" {...opener}>
          <EllipsisVertical size={17} aria-hidden />
        </IconButton>
      ) : (
        <Button variant="outlined" color="inherit" endIcon={<ChevronDown aria-hidden />} {...opener}>
          {translate('list.actions')}
        </Button>
      )}
      {/* Made when it is wanted, for a list has one for each row. A press in it is not a press on its row. */}
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          onClick={event => event.stopPropagation()}
        >
          {open.map(action => {
            const refusal = (session && action.refusal?.(session, record)) ?? null;
            return (
              <MenuItem
                key={action.name}
                disabled={refusal !== null}
                onClick={() => {
                  setAnchor(null);
                  setChosen(action);
                }}
                sx={action.tone === 'negative' ? { color: 'error.main' } : {}}
              >
                <action.icon size={17} aria-hidden />
                <ListItemText
                  primary={translate(`actions.${action.name}.label`)}
                  {...(refusal === null ? {} : { secondary: translate(`errors.${refusal}`) })}
                />
              </MenuItem>
            );
          })}
        </Menu>
      )}
      {chosen && (
        <OpenedAction
          resource={resource}
          action={chosen}
          records={[{ ...record, id: String(record.id) } as ActionRecord<T>]}
          onClose={() => setChosen(null)}
          onDone={() => undefined}
        />
      )}
    </>
  );
}
