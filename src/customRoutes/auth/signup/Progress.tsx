import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

const parts = ['email', 'password', 'account'] as const;

/** How far a sign-up has come. */
export function Progress({ part }: { part: (typeof parts)[number] }) {
  const translate = useTranslate();
  const current = parts.indexOf(part);
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.75, mb: 1 }}>
        {parts.map((each, index) => (
          <Box
            key={each}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor: index <= current ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary">
        {translate('door.signup.step', { step: current + 1, steps: parts.length })}
      </Typography>
    </Box>
  );
}
