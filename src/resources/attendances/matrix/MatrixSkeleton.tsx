import { Typography } from '@mui/material';
import { SkeletonGroup } from '../../../ui/SkeletonGroup.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** What is shown until the first students have come. */
export function MatrixSkeleton() {
  return (
    <SkeletonGroup sx={{ p: 2, height: 'min(64dvh, 720px)' }}>
      {Array.from({ length: 10 }, (_, row) => (
        <Typography key={row} component="div" variant="body1" sx={{ display: 'flex', gap: 3, height: 40 }}>
          <Skeleton width={160} />
          <Skeleton style={{ flex: 1 }} />
        </Typography>
      ))}
    </SkeletonGroup>
  );
}
