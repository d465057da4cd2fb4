import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useConnectionStatus } from '../dataProvider/live/connectionStatus.ts';

/** Live figures; they turn grey while the connection is lost, to show that they are out of date. */
export function LiveArea({ children }: { children: ReactNode }) {
  const isLost = useConnectionStatus() === 'lost';
  return (
    <Box data-lost={isLost || undefined} sx={{ '&[data-lost]': { filter: 'grayscale(1)' } }}>
      {children}
    </Box>
  );
}
