import { Box } from '@mui/material';
import { Skeleton } from './Skeleton.tsx';

/** Parts of the height: a few weeks that look like no figures in particular. */
const bars = [46, 58, 52, 70, 64, 38, 30, 54, 66, 60, 76, 68, 42, 34];

interface Props {
  /** In pixels. */
  height: number;
  /** How many bars lie below each other, each after a name; without it they are upright. */
  rows?: number | undefined;
}

/** Bars without a scale, in place of a chart to come. */
export const ChartSkeleton = ({ height, rows }: Props) =>
  rows === undefined ? (
    <Box
      aria-hidden
      sx={{
        height,
        display: 'flex',
        alignItems: 'flex-end',
        gap: { xs: 0.75, sm: 1.5 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {bars.map((part, index) => (
        <Skeleton
          key={index}
          variant="rectangular"
          height={`${part}%`}
          style={{ flex: 1, borderRadius: '4px 4px 0 0' }}
        />
      ))}
    </Box>
  ) : (
    <Box aria-hidden sx={{ height, pb: 3, display: 'flex', flexDirection: 'column' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Skeleton width={64} height={20} />
          <Skeleton
            variant="rectangular"
            width={`${Math.max(24, 66 - row * 3)}%`}
            height="50%"
            style={{ borderRadius: '0 4px 4px 0' }}
          />
        </Box>
      ))}
    </Box>
  );
