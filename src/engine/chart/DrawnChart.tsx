import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { memo, type ComponentProps } from 'react';
import { ChartContext } from './ChartContext.ts';
import { chartHeight } from './chartHeight.ts';
import { ChartPoints } from './ChartPoints.tsx';
import { DrawnBar } from './DrawnBar.tsx';
import { DrawnLine } from './DrawnLine.tsx';
import { DrawnMark } from './DrawnMark.tsx';
import { Hatches } from './Hatches.tsx';
import { isNamed } from './isNamed.ts';
import { Levels } from './Levels.tsx';
import { Notes } from './Notes.tsx';
import { scaleOf } from './scaleOf.ts';
import type { ChartData } from './series.ts';
import { useChartColors } from './useChartColors.ts';
import { useChartFormat, useMarkFormat } from './useChartFormat.ts';

const looks = ({ palette, typography }: Theme) => ({
  '& .MuiChartsGrid-line': { stroke: palette.line, strokeDasharray: '3 4' },
  '& .MuiChartsAxis-line': { stroke: palette.line },
  '& .MuiChartsAxis-tickLabel': { fill: palette.text.secondary, fontFamily: typography.fontFamily },
  '& .MuiAreaElement-root': { opacity: 0.1 },
  '& [data-mark]': { fill: palette.background.paper, strokeWidth: 2 },
  // The first mark of a line is on the axis.
  '& .MuiChartsAxis-directionY .MuiChartsAxis-tickLabel': { transform: 'translateX(-4px)' },
  '& [data-point]:focus-visible': {
    outline: 'none',
    stroke: palette.primary.main,
    strokeWidth: 2,
    strokeOpacity: 1,
  },
});

/** What a date and a value take at the axis, in pixels. */
const nameWidth = 62;
const valueWidth = { duration: 62, number: 44, rate: 48 };

interface Props extends ComponentProps<typeof ChartPoints> {
  data: ChartData;
  /** In pixels. */
  width: number;
}

/** The drawing itself, in a chunk of its own: the library of charts is as large as a screen. */
export const DrawnChart = memo(function DrawnChart({ data, width, ...actions }: Props) {
  const { points, series, kind, as } = data;
  const format = useChartFormat();
  const formatMark = useMarkFormat();
  const theme = useTheme();
  const colors = useChartColors();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const write = (value: number | null) => (value === null ? '' : format(as, value));
  const marks = scaleOf(data);
  const isAcross = kind === 'rows';
  const labels = new Map(points.map(({ id, label }) => [id, label]));
  const side = valueWidth[as];
  const common = {
    height: chartHeight(data),
    width,
    hideLegend: true,
    skipAnimation: true,
    role: 'group',
    'aria-label': data.title,
    margin: { left: 4, right: 28, top: 20, bottom: 0 },
    grid: isAcross ? { vertical: true } : { horizontal: true },
    axisHighlight: { x: 'none', y: 'none' },
    // The points have names and tooltips of their own.
    slotProps: { tooltip: { trigger: 'none' } },
    sx: looks(theme),
  } as const;
  // The highest mark stays within the drawing by a hair, for its label would be left out on the very edge.
  const values = {
    valueFormatter: (value: number) => formatMark(as, value),
    min: 0,
    max: marks.at(-1)! * 1.001,
    tickInterval: marks,
    disableLine: true,
    disableTicks: true,
  };
  const names = {
    data: points.map(({ id }) => id),
    valueFormatter: (id: string) => labels.get(id) ?? '',
    disableTicks: true,
    tickLabelInterval: (_: unknown, index: number) =>
      isAcross || isNamed(index, points.length, (width - side) / nameWidth),
  };
  const lines = series.map(({ id, label, values: data, tone }) => ({
    id,
    label,
    data: [...data],
    color: colors[tone],
    valueFormatter: write,
  }));
  if (kind !== 'line') {
    const band = { ...names, scaleType: 'band' as const, categoryGapRatio: 0.4 };
    return (
      <ChartContext value={data}>
        <BarChart
          {...common}
          layout={isAcross ? 'horizontal' : 'vertical'}
          xAxis={[
            isAcross
              ? { ...values, height: 28, tickInterval: marks.filter((_, at) => !isNarrow || at % 2 === 0) }
              : { ...band, height: 28 },
          ]}
          yAxis={[isAcross ? { ...band, width: isNarrow ? 64 : 96 } : { ...values, width: side }]}
          borderRadius={4}
          slots={{ bar: DrawnBar }}
          series={lines.filter((_, index) => isAcross || !series[index]!.dashed)}
        >
          {!isAcross && <Notes />}
          <Hatches />
          {!isAcross && <Levels />}
          <ChartPoints {...actions} />
        </BarChart>
      </ChartContext>
    );
  }
  return (
    <ChartContext value={data}>
      <LineChart
        {...common}
        xAxis={[{ ...names, height: 28, scaleType: 'point' }]}
        yAxis={[{ ...values, width: side }]}
        slots={{ line: DrawnLine, mark: DrawnMark }}
        series={lines.map((line, index) => ({
          ...line,
          showMark: points.length < 15,
          curve: 'monotoneX' as const,
          area: series[index]!.tone === 'accent',
        }))}
      >
        <Notes />
        <ChartPoints {...actions} />
      </LineChart>
    </ChartContext>
  );
});
