import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ChartData } from '../../engine/chart/series.ts';
import { useChartFormat } from '../../engine/chart/useChartFormat.ts';
import { Change } from '../../engine/compare/Change.tsx';
import type { Total } from './totalOf.ts';

interface Props {
  kind: Total;
  as: ChartData['as'];
  now: number | null;
  before: number | null;
  isCompared: boolean;
}

/** What the days of a report that are over come to, and how that has changed. */
export function ReportTotal({ kind, as, now, before, isCompared }: Props) {
  const translate = useTranslate();
  const write = useChartFormat();
  if (now === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mt: 0.5 }}>
      <Typography
        sx={{ fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em', fontFeatureSettings: 'normal' }}
      >
        {write(as, now)}
      </Typography>
      {/* On phones always a line of its own, so that the figure's length moves nothing. */}
      <Typography variant="body2" color="text.secondary" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
        {translate(`stats.totals.${kind}`)}
      </Typography>
      {isCompared && (
        <Typography variant="body2" component="span">
          <Change now={now} before={before} />
        </Typography>
      )}
    </Box>
  );
}
