import { Button, IconButton } from '@mui/material';
import { ChevronDown, EllipsisVertical } from 'lucide-react';
import { useResourceContext, useTranslate } from 'ra-core';
import { useState, type MouseEvent } from 'react';
import type { Action } from './action.ts';
import { confirmation } from './confirmation.ts';
import { RecordMenu } from './RecordMenu.tsx';
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
  const open = useOpenActions(resource, actions).filter(
    action => action.exactly === undefined && (action.appliesTo?.(record) ?? true),
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      {/* Made when it is wanted, for a list has one for each card. */}
      {anchor && (
        <RecordMenu record={record} actions={open} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
