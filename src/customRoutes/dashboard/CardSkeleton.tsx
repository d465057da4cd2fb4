import { Box } from '@mui/material';
import { ChartSkeleton } from '../../ui/ChartSkeleton.tsx';
import { SkeletonGroup } from '../../ui/SkeletonGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const rowHeight = 48;

/** A card's placeholder while its figures load, in their size: a chart's, or that of rows with a name, a figure and a bar. */
export function CardSkeleton({ height, shape }: { height: number; shape: 'chart' | 'rows' }) {
  return (
    <SkeletonGroup sx={{ height, overflow: 'hidden' }}>
      {shape === 'chart' ? (
        <>
          <Skeleton width="35%" height={34} />
          <Box sx={{ mt: 1.5 }}>
            <ChartSkeleton height={height - 46} />
          </Box>
        </>
      ) : (
        Array.from({ length: Math.floor(height / rowHeight) }, (_, row) => (
          <Box key={row} sx={{ height: rowHeight }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <Skeleton width="38%" height={24} />
              <Skeleton width="16%" height={24} />
            </Box>
            <Skeleton variant="rounded" height={6} width={`${Math.max(24, 96 - row * 8)}%`} />
          </Box>
        ))
      )}
    </SkeletonGroup>
  );
}
