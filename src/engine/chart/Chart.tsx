import { Box, IconButton, Tooltip } from '@mui/material';
import { useEventCallback } from '@mui/material/utils';
import { ChartLine, Table2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { can } from '../../domain/permissions.ts';
import type { Period } from '../../domain/period.ts';
import { screens } from '../../screens.ts';
import { ChartSkeleton } from '../../ui/ChartSkeleton.tsx';
import { useOpenTarget } from '../drillDown/useOpenTarget.ts';
import { chartHeight } from './chartHeight.ts';
import { ChartTable } from './ChartTable.tsx';
import { NoteList } from './NoteList.tsx';
import type { ChartData } from './series.ts';
import { useChartColors } from './useChartColors.ts';
import { LazyChart } from './LazyChart.ts';
import { useNotedChart } from './useNotedChart.ts';
import { useSameData } from './useSameData.ts';
import { useWidth } from './useWidth.ts';

const legendStyles = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 34,
  flexWrap: 'wrap',
  '& .legend': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    typography: 'caption',
    color: 'text.secondary',
  },
} as const;

interface Props {
  data: ChartData;
  /** Takes the days of the points that are drawn over. */
  onPeriod?: ((period: Period) => void) | undefined;
}

/** A chart with its legend, and the table of the same figures behind it; a point leads to the records behind it. */
export function Chart({ data: given, onPeriod }: Props) {
  const translate = useTranslate();
  const colors = useChartColors();
  const open = useOpenTarget();
  const { session } = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [isTable, setIsTable] = useState(false);
  const key = isTable ? 'insight.chart' : 'insight.table';
  const noted = useNotedChart(given);
  const data = useSameData({
    ...noted,
    points: given.points.map(({ to, ...point }) => ({
      ...point,
      to: to && can(session, screens[to.screen].access) ? to : undefined,
    })),
  });
  // Other figures are drawn after what is said of them.
  const drawn = useDeferredValue(data);
  // The rows behind the chart come after everything that is seen.
  const hasTable = useDeferredValue(true, false) || isTable;
  const openPoint = useEventCallback((index: number) => open(drawn.points[index]?.to));
  const choosePeriod = useEventCallback((period: Period) => onPeriod?.(period));
  return (
    <Box ref={frame}>
      <Box sx={legendStyles}>
        {/* What is alone is what the title says. */}
        {data.series.length > 1 &&
          data.series.map(({ id, label, tone, dashed }) => (
            <Legend
              key={id}
              label={label}
              {...(data.kind === 'line' || dashed
                ? { look: `2.5px ${dashed ? 'dashed' : 'solid'} ${colors[tone]}` }
                : { fill: colors[tone] })}
            />
          ))}
        {data.points.some(({ mark }) => mark) && (
          <Legend
            label={translate('insight.notFinal')}
            {...(data.kind === 'line'
              ? { look: `2.5px dashed ${colors.accent}` }
              : { fill: `repeating-linear-gradient(135deg, ${colors.accent} 0 2px, transparent 2px 5px)` })}
          />
        )}
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
          {width !== undefined && (
            <Suspense
              fallback={
                <ChartSkeleton
                  height={chartHeight(data)}
                  rows={data.kind === 'rows' ? data.points.length : undefined}
                />
              }
            >
              {/* Drawn again at another width: the library takes that over part by part, in several turns. */}
              <LazyChart
                key={width}
                data={data}
                width={width}
                onOpen={openPoint}
                onPeriod={onPeriod && choosePeriod}
              />
            </Suspense>
          )}
        </Box>
      )}
      {data.notes && data.notes.length > 0 && <NoteList notes={data.notes} />}
      {hasTable && <ChartTable data={data} isHidden={!isTable} />}
    </Box>
  );
}

interface LegendProps {
  label: string;
  /** A line of this look, or an area of this fill. */
  look?: string;
  fill?: string;
}

const Legend = ({ label, look, fill }: LegendProps) => (
  <span className="legend">
    <span
      aria-hidden
      data-bar={fill && ''}
      style={
        fill ? { width: 12, height: 12, borderRadius: 3, background: fill } : { width: 16, borderTop: look }
      }
    />
    {label}
  </span>
);
