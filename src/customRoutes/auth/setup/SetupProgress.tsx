import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

const steps = ['academy', 'people', 'finish'] as const;

/** How far the set-up has come. */
export function SetupProgress({ step }: { step: (typeof steps)[number] }) {
  const translate = useTranslate();
  const current = steps.indexOf(step);
  return (
    <Box component="ol" sx={{ display: 'flex', gap: 1.5, m: 0, mb: 3, p: 0, listStyle: 'none' }}>
      {steps.map((each, index) => (
        <Box
          component="li"
          key={each}
          sx={{ flex: 1 }}
          {...(index === current ? { 'aria-current': 'step' } : {})}
        >
          <Box
            sx={{
              height: 4,
              borderRadius: 2,
              mb: 0.75,
              bgcolor: index <= current ? 'primary.main' : 'divider',
            }}
          />
          <Typography
            variant="caption"
            color={index === current ? 'text.primary' : 'text.secondary'}
            sx={{ fontWeight: index === current ? 600 : 400 }}
          >
            {translate(`door.setup.steps.${each}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
