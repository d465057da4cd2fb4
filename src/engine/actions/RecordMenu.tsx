import { ListItemText, Menu, MenuItem } from '@mui/material';
import { useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import type { Action, ActionRecord } from './action.ts';
import { OpenedAction } from './OpenedAction.tsx';

interface Props<T> {
  record: T;
  /** The actions that it offers. */
  actions: readonly Action<T>[];
  anchor: HTMLElement;
  onClose: () => void;
}

/** The menu of what can be done to one record, and then the dialog of what was chosen. */
export function RecordMenu<T extends { id: unknown }>({ record, actions, anchor, onClose }: Props<T>) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const { session } = useSession();
  const [chosen, setChosen] = useState<Action<T> | null>(null);
  if (chosen)
    return (
      <OpenedAction
        resource={resource}
        action={chosen}
        records={[{ ...record, id: String(record.id) } as ActionRecord<T>]}
        onClose={onClose}
        onDone={() => undefined}
      />
    );
  return (
    // A press in it is not a press on the row that it was opened from.
    <Menu open anchorEl={anchor} onClose={onClose} onClick={event => event.stopPropagation()}>
      {actions.map(action => {
        const refusal = (session && action.refusal?.(session, record)) ?? null;
        return (
          <MenuItem
            key={action.name}
            disabled={refusal !== null}
            onClick={() => setChosen(action)}
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
  );
}
