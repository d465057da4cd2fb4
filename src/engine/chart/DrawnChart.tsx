import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatNumber, formatRate } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import { chartHeight } from './chartHeight.ts';
import { scaleOf } from './scaleOf.ts';
import type { ChartData } from './series.ts';
import { useChartColors } from './useChartColors.ts';
import { useDuration } from './useDuration.ts';

const looks = ({ palette, typography }: Theme) => ({
  '& .MuiChartsGrid-line': { stroke: palette.line, strokeDasharray: '3 4' },
  '& .MuiChartsAxis-line': { stroke: palette.line },
  '& .MuiChartsAxis-tickLabel': { fill: palette.text.secondary, fontFamily: typography.fontFamily },
  '& .MuiLineElement-root': { strokeWidth: 2.25 },
  '& .MuiAreaElement-root': { opacity: 0.1 },
  '& [data-series-id$="-dashed"], & [data-series$="-dashed"], & [class*="-dashed"]': {
    strokeDasharray: '5 5',
  },
  '& .MuiMarkElement-root.MuiMarkElement-root': { strokeDasharray: 'none' },
  // The first mark of a line is on the axis.
  '& .MuiChartsAxis-directionY .MuiChartsAxis-tickLabel': { transform: 'translateX(-4px)' },
});

/** The drawing itself, in a chunk of its own: the library of charts is as large as a screen. */
export function DrawnChart({ data }: { data: ChartData }) {
  const { labels, series, kind, as, incompleteAt } = data;
  const place = useFormatContext();
  const duration = useDuration();
  const theme = useTheme();
  const colors = useChartColors();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const write = (value: number | null) =>
    value === null
      ? ''
      : as === 'duration'
        ? duration(value)
        : as === 'rate'
          ? formatRate(value, place)
          : formatNumber(value, place);
  const marks = scaleOf(data);
  const isAcross = kind === 'rows';
  const common = {
    height: chartHeight(data),
    hideLegend: true,
    skipAnimation: true,
    enableKeyboardNavigation: true,
    margin: { left: 4, right: 28, top: 20, bottom: 0 },
    grid: isAcross ? { vertical: true } : { horizontal: true },
    sx: looks(theme),
  };
  // The highest mark stays within the drawing by a hair, for its label would be left out on the very edge.
  const values = {
    valueFormatter: write,
    min: 0,
    max: marks.at(-1)! * 1.001,
    tickInterval: marks,
    disableLine: true,
    disableTicks: true,
  };
  const every = Math.ceil(labels.length / (isNarrow ? 5 : 10));
  const names = {
    data: [...labels],
    disableTicks: true,
    tickLabelInterval: (_: unknown, index: number) => isAcross || index % every === 0,
  };
  if (kind !== 'line') {
    const band = { ...names, scaleType: 'band' as const, categoryGapRatio: 0.4 };
    return (
      <BarChart
        {...common}
        layout={isAcross ? 'horizontal' : 'vertical'}
        xAxis={[
          isAcross
            ? { ...values, height: 28, tickInterval: marks.filter((_, at) => !isNarrow || at % 2 === 0) }
            : { ...band, height: 28 },
        ]}
        yAxis={[
          isAcross
            ? { ...band, width: isNarrow ? 64 : 96 }
            : { ...values, width: as === 'duration' ? 62 : 44 },
        ]}
        borderRadius={4}
        series={series.map(({ id, label, values: data, tone }) => ({
          id,
          label,
          data: [...data],
          color: colors[tone],
          valueFormatter: write,
        }))}
      />
    );
  }
  return (
    <LineChart
      {...common}
      xAxis={[{ ...names, height: 28, scaleType: 'point' }]}
      yAxis={[{ ...values, width: as === 'duration' ? 62 : 44 }]}
      series={series.flatMap(({ id, label, values: data, tone, dashed }) => {
        const base = {
          label,
          color: colors[tone],
          valueFormatter: write,
          showMark: labels.length < 15,
          curve: 'monotoneX' as const,
        };
        const whole = { ...base, id: dashed ? `${id}-dashed` : id, area: tone === 'accent' };
        if (incompleteAt === undefined || tone !== 'accent') return [{ ...whole, data: [...data] }];
        // What is not final is drawn apart, from the last final value on.
        return [
          { ...whole, data: data.map((value, at) => (at < incompleteAt ? value : null)) },
          {
            ...base,
            id: `${id}-running-dashed`,
            data: data.map((value, at) => (at >= incompleteAt - 1 ? value : null)),
          },
        ];
      })}
    />
  );
}
