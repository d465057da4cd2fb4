import { Paper, Popper, Typography, type PopperProps } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  anchor: Element;
  placement: PopperProps['placement'];
  title: string;
  children?: ReactNode;
}

/**
 * What a point, bar, cell or line says of its day, next to it, while it is pointed at or focused. What it is next to has a name
 * that says the same or leads to it, so that nothing reads it twice.
 */
export const HoverCard = ({ anchor, placement, title, children }: Props) => (
  <Popper
    open
    aria-hidden
    anchorEl={anchor}
    placement={placement}
    modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
    sx={{ pointerEvents: 'none', zIndex: 'tooltip' }}
  >
    <Paper variant="outlined" sx={{ px: 1.5, py: 1, maxWidth: 300, boxShadow: 3 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  </Popper>
);
