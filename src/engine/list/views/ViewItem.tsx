import { IconButton, ListItemText, MenuItem, type MenuItemProps } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useSession } from '../../../authProvider/session.ts';
import type { SavedView } from '../../../domain/entities/savedView.ts';

interface Props extends Omit<MenuItemProps, 'onClick'> {
  view: SavedView;
  onChoose: () => void;
  onRemove: () => void;
}

/** A saved view in the menu; who saved it and the academy's owner can delete it. */
export function ViewItem({ view: { name, own, ownerName }, onChoose, onRemove, ...props }: Props) {
  const translate = useTranslate();
  const { session } = useSession();
  return (
    <MenuItem {...props} onClick={onChoose}>
      <ListItemText
        primary={name}
        {...(own ? {} : { secondary: translate('list.savedBy', { name: ownerName }) })}
      />
      {(own || session?.role === 'OWNER') && (
        <IconButton
          size="small"
          edge="end"
          aria-label={translate('list.removeSaved', { name })}
          onClick={event => {
            event.stopPropagation();
            onRemove();
          }}
          sx={{ ml: 1 }}
        >
          <X size={14} aria-hidden />
        </IconButton>
      )}
    </MenuItem>
  );
}
