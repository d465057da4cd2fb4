import { Box, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import { ChartLine, Table2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { chartHeight } from './chartHeight.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartData } from './series.ts';
import { useChartColors } from './useChartColors.ts';

const DrawnChart = lazy(async () => ({ default: (await import('./DrawnChart.tsx')).DrawnChart }));

/** A chart with its legend, and the table of the same figures behind it. */
export function Chart({ data }: { data: ChartData }) {
  const translate = useTranslate();
  const colors = useChartColors();
  const [isTable, setIsTable] = useState(false);
  const key = isTable ? 'insight.chart' : 'insight.table';
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 34, flexWrap: 'wrap' }}>
        {data.series.map(({ id, label, tone, dashed }) => (
          <Box key={id} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              aria-hidden
              sx={{ width: 16, borderTop: `2.5px ${dashed ? 'dashed' : 'solid'} ${colors[tone]}` }}
            />
            <Typography variant="caption" color="text.secondary">
              {label}
            </Typography>
          </Box>
        ))}
        <Tooltip title={translate(key)}>
          <IconButton
            size="small"
            aria-label={translate(key)}
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
            sx={{ ml: 'auto' }}
          >
            {isTable ? <ChartLine size={17} aria-hidden /> : <Table2 size={17} aria-hidden />}
          </IconButton>
        </Tooltip>
      </Box>
      {!isTable && (
        <Box role="figure" aria-label={data.title} sx={{ height: chartHeight(data) }}>
          <Suspense fallback={<Skeleton variant="rounded" height={chartHeight(data) - 16} />}>
            <DrawnChart data={data} />
          </Suspense>
        </Box>
      )}
      <ChartTable data={data} isHidden={!isTable} />
    </Box>
  );
}
