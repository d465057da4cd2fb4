import { Box, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { textIn } from '../domain/brand/textIn.ts';
import type { Plan } from '../domain/plans/plan.ts';

/** What plans cost, as far as their prices are published. */
export function PlanOffers({ plans }: { plans: readonly Plan[] }) {
  const [locale] = useLocaleState();
  const priced = plans.filter(({ price }) => price !== null);
  if (priced.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1.5 }}>
      {priced.map(({ id, name, price }) => (
        <Typography key={id} component="li" variant="body2">
          <b>{textIn(name, locale)}</b> · {textIn(price!, locale)}
        </Typography>
      ))}
    </Box>
  );
}
