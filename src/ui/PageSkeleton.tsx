import { Box } from '@mui/material';
import { Skeleton } from './Skeleton.tsx';

/** A page's placeholder until its code is loaded. */
export const PageSkeleton = () => (
  <Box aria-hidden>
    <Skeleton width={180} height={36} />
    <Skeleton width={280} height={22} style={{ marginBottom: 16 }} />
    <Skeleton variant="rounded" height={88} style={{ marginBottom: 16 }} />
    <Skeleton variant="rounded" height={420} />
  </Box>
);
