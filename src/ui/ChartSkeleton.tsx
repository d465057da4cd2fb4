import { Box, Skeleton } from '@mui/material';

/** Parts of the height: a few weeks that look like no figures in particular. */
const bars = [46, 58, 52, 70, 64, 38, 30, 54, 66, 60, 76, 68, 42, 34];

/** Bars without a scale, in place of a chart to come. `height` in pixels. */
export const ChartSkeleton = ({ height }: { height: number }) => (
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
        sx={{ flex: 1, height: `${part}%`, borderRadius: '4px 4px 0 0' }}
      />
    ))}
  </Box>
);
