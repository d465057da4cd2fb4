import { Card, Skeleton } from '@mui/material';
import { SkeletonGroup } from '../../../ui/SkeletonGroup.tsx';

/** The placeholder of a form until the mail's code is checked. */
export const CodeSkeleton = () => (
  <Card sx={{ p: 4 }}>
    <SkeletonGroup>
      <Skeleton width="60%" height={36} />
      <Skeleton height={56} sx={{ mt: 2 }} />
      <Skeleton height={56} />
    </SkeletonGroup>
  </Card>
);
