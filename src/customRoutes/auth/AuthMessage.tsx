import { Box, Card } from '@mui/material';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** A message in place of the card: done, expired, already used. */
export const AuthMessage = (props: Omit<ComponentProps<typeof EmptyState>, 'size'>) => (
  <Card>
    <Box sx={{ px: { xs: 1, sm: 2 }, '& > div': { py: 5 }, '& button, & a': { minWidth: 160 } }}>
      <EmptyState {...props} />
    </Box>
  </Card>
);
