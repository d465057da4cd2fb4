import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  mt?: number;
  mb?: number;
  /** In a card or a dialog, where there is little room. */
  size?: 'dense' | 'normal';
}

/** What is known of something: names and values side by side. */
export function DescriptionList({ facts, mt = 0, mb = 3, size = 'normal' }: Props) {
  const isDense = size === 'dense';
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: isDense ? 'auto 1fr' : 'minmax(104px, auto) 1fr',
        columnGap: isDense ? 1.5 : 2,
        rowGap: isDense ? 0.25 : 0.75,
        m: 0,
        mt,
        mb,
      }}
    >
      {facts.map(({ key, label, value }) => (
        <Typography
          key={key}
          variant={isDense ? 'caption' : 'body2'}
          component="div"
          sx={{ display: 'contents' }}
        >
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
