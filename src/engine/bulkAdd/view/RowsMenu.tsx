import { ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { flushSync } from 'react-dom';
import { focusActiveCell } from '../range/focusActiveCell.ts';
import { keysOf } from '../range/gridShortcuts.ts';
import { useRangeState } from '../range/RangeState.ts';
import { useBlockEdits } from '../range/useBlockEdits.ts';
import { useClipboard } from '../range/useClipboard.ts';

export interface MenuPosition {
  left: number;
  top: number;
}

const items = [
  'cut',
  'copy',
  'paste',
  'fillDown',
  'clear',
  'insertAbove',
  'insertBelow',
  'moveUp',
  'moveDown',
] as const;
const isInsertion = (item: (typeof items)[number]) => item === 'insertAbove' || item === 'insertBelow';

interface Props {
  /** Where it opens, in pixels of the window; null while it is closed. */
  position: MenuPosition | null;
  onClose: () => void;
}

/** What can be done to the cells and rows of the range. The grid has the focus again afterwards. */
export function RowsMenu({ position, onClose }: Props) {
  const translate = useTranslate();
  const { gridRef } = useRangeState();
  const edits = useBlockEdits();
  const { cutRange: cut, copyRange: copy, pasteRange: paste } = useClipboard();
  const acts = { ...edits, cut, copy, paste };
  // At once: when the menu has faded out, the person may have gone on to something else.
  const close = () => {
    flushSync(onClose);
    focusActiveCell(gridRef.current);
  };
  const run = (act: () => unknown) => () => {
    close();
    void act();
  };
  return (
    <Menu
      open={position !== null}
      onClose={close}
      anchorReference="anchorPosition"
      anchorPosition={position ?? undefined}
      disableRestoreFocus
    >
      {items.map(item => (
        <MenuItem key={item} dense disabled={isInsertion(item) && edits.isFiltered} onClick={run(acts[item])}>
          <ListItemText>{translate(`keyboard.grid.${item}`)}</ListItemText>
          <Typography variant="body2" color="text.secondary" aria-hidden sx={{ pl: 3 }}>
            {keysOf(item)}
          </Typography>
        </MenuItem>
      ))}
      <MenuItem dense onClick={run(edits.removeRows)}>
        <ListItemText>{translate('grid.removeRows', edits.rowCount)}</ListItemText>
      </MenuItem>
    </Menu>
  );
}
