import { IconButton, Tooltip } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useRangeState } from '../range/RangeState.ts';
import { LazyRowsMenu } from './LazyRowsMenu.tsx';
import type { MenuPosition } from './RowsMenu.tsx';

/** Opens the menu of the range, for fingers, which have no right button. */
export function RowsMenuButton() {
  const translate = useTranslate();
  const { range } = useRangeState();
  const [position, setPosition] = useState<MenuPosition | null>(null);
  const label = translate('grid.range.menu');
  return (
    <>
      <Tooltip title={label}>
        <span>
          <IconButton
            aria-label={label}
            aria-haspopup="menu"
            disabled={range === null}
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect();
              setPosition({ left, top: bottom });
            }}
          >
            <EllipsisVertical size={17} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <LazyRowsMenu position={position} onClose={() => setPosition(null)} />
    </>
  );
}
