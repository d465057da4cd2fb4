import { Box } from '@mui/material';
import { attentionRowHeight } from './attentionRowHeight.ts';
import { SkeletonGroup } from '../../ui/SkeletonGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The placeholder of the students who need attention: as many rows as there were the last time. */
export function AttentionSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      <Skeleton width="55%" height={32} />
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            height: attentionRowHeight,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width="25%" height={20} />
          <Skeleton width="60%" height={20} />
        </Box>
      ))}
    </SkeletonGroup>
  );
}
