import { Card } from '@mui/material';
import { SkeletonGroup } from '../../../ui/SkeletonGroup.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** The placeholder of a form until the mail's code is checked. */
export const CodeSkeleton = () => (
  <Card sx={{ p: 4 }}>
    <SkeletonGroup>
      <Skeleton width="60%" height={36} />
      <Skeleton height={56} style={{ marginTop: 16 }} />
      <Skeleton height={56} />
    </SkeletonGroup>
  </Card>
);
