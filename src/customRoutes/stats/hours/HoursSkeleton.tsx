import { Box, Card } from '@mui/material';
import { SkeletonGroup } from '../../../ui/SkeletonGroup.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** The heat map's placeholder while it loads: a row for each weekday. */
export const HoursSkeleton = () => (
  <Card sx={{ p: { xs: 1.5, sm: 2.5 }, minHeight: 400 }}>
    <SkeletonGroup>
      <Skeleton width={180} height={26} />
      <Skeleton width={280} height={22} style={{ marginBottom: 16, maxWidth: '100%' }} />
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {Array.from({ length: 7 }, (_, weekday) => (
          <Skeleton key={weekday} variant="rounded" height={34} />
        ))}
      </Box>
    </SkeletonGroup>
  </Card>
);
