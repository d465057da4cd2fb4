import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useConnectionStatus } from '../dataProvider/live/connectionStatus.ts';

/** Live figures; they lose their colours while contact is lost, so that nobody takes them for what is so now. */
export function LiveArea({ children }: { children: ReactNode }) {
  const isLost = useConnectionStatus() === 'lost';
  return (
    <Box data-lost={isLost || undefined} sx={{ '&[data-lost]': { filter: 'grayscale(1)' } }}>
      {children}
    </Box>
  );
}
