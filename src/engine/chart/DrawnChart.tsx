import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatNumber, formatRate } from '../displays/formats.ts';
import { usePlace } from '../displays/usePlace.ts';
import type { ChartData } from './series.ts';
import { useChartColors } from './useChartColors.ts';
import { useDuration } from './useDuration.ts';

const height = 260;

const hour = 3_600;
const steps = [0.5, 1, 2, 3, 4, 6, 8, 12, 24, 48, 96, 168, 336].map(hours => hours * hour);

/** Where an axis has its marks: durations at whole hours, everything else where the library puts them. */
function scaleOf({ as, series }: ChartData) {
  if (as !== 'duration') return { tickNumber: 5 };
  const most = Math.max(hour, ...series.flatMap(({ values }) => values));
  const step = steps.find(each => most / each <= 5) ?? steps.at(-1)!;
  const marks = Math.ceil(most / step);
  return {
    max: marks * step,
    tickInterval: Array.from({ length: marks + 1 }, (_, index) => index * step),
  };
}

/** The drawing itself, in a chunk of its own: the library of charts is as large as a screen. */
export function DrawnChart({ data }: { data: ChartData }) {
  const { labels, series, kind, as, incompleteAt } = data;
  const place = usePlace();
  const duration = useDuration();
  const theme = useTheme();
  const colors = useChartColors();
  const write = (value: number | null) =>
    value === null
      ? ''
      : as === 'duration'
        ? duration(value)
        : as === 'rate'
          ? formatRate(value, place)
          : formatNumber(value, place);
  const common = {
    height,
    hideLegend: true,
    skipAnimation: true,
    enableKeyboardNavigation: true,
    margin: { left: 4, right: 28, top: 12, bottom: 0 },
    grid: { horizontal: true },
    yAxis: [
      {
        width: as === 'duration' ? 62 : 44,
        valueFormatter: write,
        min: 0,
        ...scaleOf(data),
        disableLine: true,
        disableTicks: true,
      },
    ],
    sx: {
      '& .MuiChartsGrid-line': { stroke: theme.palette.line, strokeDasharray: '3 4' },
      '& .MuiChartsAxis-line': { stroke: theme.palette.line },
      '& .MuiChartsAxis-tickLabel': {
        fill: theme.palette.text.secondary,
        fontFamily: theme.typography.fontFamily,
      },
      '& .MuiLineElement-root': { strokeWidth: 2.25 },
      '& .MuiAreaElement-root': { opacity: 0.1 },
      '& [data-series-id$="-dashed"], & [data-series$="-dashed"], & [class*="-dashed"]': {
        strokeDasharray: '5 5',
      },
    },
  };
  const xAxis = (scaleType: 'point' | 'band') => [
    { scaleType, data: [...labels], height: 28, disableTicks: true, tickLabelMinGap: 10 } as const,
  ];
  if (kind === 'bar')
    return (
      <BarChart
        {...common}
        xAxis={[{ ...xAxis('band')[0]!, scaleType: 'band', categoryGapRatio: 0.4 }]}
        borderRadius={4}
        series={series.map(({ id, label, values, tone }) => ({
          id,
          label,
          data: [...values],
          color: colors[tone],
          valueFormatter: write,
        }))}
      />
    );
  return (
    <LineChart
      {...common}
      xAxis={[{ ...xAxis('point')[0]!, scaleType: 'point' }]}
      series={series.flatMap(({ id, label, values, tone, dashed }) => {
        const base = {
          label,
          color: colors[tone],
          valueFormatter: write,
          showMark: labels.length < 15,
          curve: 'monotoneX' as const,
        };
        const whole = { ...base, id: dashed ? `${id}-dashed` : id, area: tone === 'accent' };
        if (incompleteAt === undefined || tone !== 'accent') return [{ ...whole, data: [...values] }];
        // What is not final is drawn apart, from the last final value on.
        return [
          { ...whole, data: values.map((value, at) => (at < incompleteAt ? value : null)) },
          {
            ...base,
            id: `${id}-running-dashed`,
            data: values.map((value, at) => (at >= incompleteAt - 1 ? value : null)),
          },
        ];
      })}
    />
  );
}
