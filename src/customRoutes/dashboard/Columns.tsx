import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Cards side by side on wide screens: the trend is wider than the card next to it. */
export function Columns({ children, of = 'even' }: { children: ReactNode; of?: 'even' | 'wideFirst' }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: of === 'even' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 2fr) minmax(0, 1fr)',
        },
        '& > *': { height: 1 },
      }}
    >
      {children}
    </Box>
  );
}
