import { Box, Typography } from '@mui/material';
import { ArrowRight, LogIn, Pin } from 'lucide-react';
import { useTranslate } from 'ra-core';

const parts = { along: ArrowRight, stays: Pin, after: LogIn } as const;

/** What a migration takes along, what it leaves, and what students notice of it, in plain words. */
export function WhatMoves() {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 2,
        display: 'grid',
        gap: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.default',
      }}
    >
      {Object.entries(parts).map(([part, Picture]) => (
        <Box key={part} sx={{ display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: 1 }}>
          <Box sx={{ color: 'text.secondary', pt: '2px' }}>
            <Picture size={16} aria-hidden />
          </Box>
          <Box>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {translate(`migrations.what.${part}.title`)}
            </Typography>
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {translate(`migrations.what.${part}.text`)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
