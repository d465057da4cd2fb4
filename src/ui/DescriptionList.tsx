import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** What is known of something: names and values side by side. */
export function DescriptionList({ facts, mb = 3 }: { facts: readonly Fact[]; mb?: number }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(104px, auto) 1fr',
        columnGap: 2,
        rowGap: 0.75,
        m: 0,
        mb,
      }}
    >
      {facts.map(({ key, label, value }) => (
        <Typography key={key} variant="body2" component="div" sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}
