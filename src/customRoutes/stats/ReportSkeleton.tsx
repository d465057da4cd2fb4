import { Box, Card } from '@mui/material';
import { ChartSkeleton } from '../../ui/ChartSkeleton.tsx';
import { SkeletonGroup } from '../../ui/SkeletonGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface Props {
  /** The chart to come, as its own skeleton takes it. */
  chart: { height: number; rows: number | undefined };
}

/** A report's placeholder while it loads: its chart, and the first rows of its table. */
export function ReportSkeleton({ chart }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
        <SkeletonGroup>
          <Skeleton width={180} height={26} />
          <Skeleton width={240} height={40} style={{ marginBottom: 40, maxWidth: '100%' }} />
          <ChartSkeleton {...chart} />
        </SkeletonGroup>
      </Card>
      <Card>
        <SkeletonGroup
          sx={{
            '& > div': { display: 'flex', gap: 4, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' },
          }}
        >
          {Array.from({ length: 6 }, (_, row) => (
            <div key={row}>
              {['24%', '14%', '14%', '14%', '14%'].map((width, column) => (
                <Skeleton key={column} width={width} height={21} />
              ))}
            </div>
          ))}
        </SkeletonGroup>
      </Card>
    </Box>
  );
}
