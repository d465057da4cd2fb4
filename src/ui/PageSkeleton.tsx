import { Box, Skeleton } from '@mui/material';

/** A page's placeholder until its code is loaded. */
export const PageSkeleton = () => (
  <Box aria-hidden>
    <Skeleton width={180} height={36} />
    <Skeleton width={280} height={22} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={88} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={420} />
  </Box>
);
