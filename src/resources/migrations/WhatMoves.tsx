import { Box, Typography } from '@mui/material';
import { ArrowRight, LogIn, Pin } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { DescriptionList } from '../../ui/DescriptionList.tsx';

const parts = { along: ArrowRight, stays: Pin, after: LogIn } as const;

/** What a migration takes along, what it leaves, and what students notice of it, in plain words. */
export function WhatMoves() {
  const translate = useTranslate();
  return (
    <DescriptionList
      layout="stacked"
      mb={0}
      sx={{
        p: 2,
        gap: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.default',
      }}
      facts={Object.entries(parts).map(([part, Icon]) => ({
        key: part,
        label: (
          <Box sx={{ display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: 1 }}>
            <Box sx={{ pt: '2px' }}>
              <Icon size={16} aria-hidden />
            </Box>
            <Typography variant="body2" color="text.primary" sx={{ fontWeight: 600 }}>
              {translate(`migrations.what.${part}.title`)}
            </Typography>
          </Box>
        ),
        value: (
          <Typography variant="body2" color="text.secondary" sx={{ pl: 3.5 }}>
            {translate(`migrations.what.${part}.text`)}
          </Typography>
        ),
      }))}
    />
  );
}
