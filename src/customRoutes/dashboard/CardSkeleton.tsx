import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';

/** A card's placeholder while its figures load, in their size. */
export function CardSkeleton({ height }: { height: number }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.loading')} sx={{ height }}>
      <Skeleton width="35%" height={34} />
      <Skeleton variant="rounded" height={height - 46} sx={{ mt: 1.5 }} />
    </Box>
  );
}
