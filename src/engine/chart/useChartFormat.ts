import { useCallback } from 'react';
import { formatNumber, formatRate, formatWholeRate } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import type { ChartData } from './series.ts';
import { useDuration } from './useDuration.ts';

/** How a chart writes its values in words: time in hours and minutes, averages with one decimal. */
export function useChartFormat(): (as: ChartData['as'], value: number) => string {
  const place = useFormatContext();
  const duration = useDuration();
  return useCallback(
    (as, value) =>
      as === 'duration'
        ? duration(value)
        : as === 'rate'
          ? formatRate(value, place)
          : formatNumber(Math.round(value * 10) / 10, place),
    [duration, place],
  );
}

/** How a chart writes the marks of its axis: as its values, but rates without decimals, for which there is no room. */
export function useMarkFormat(): (as: ChartData['as'], value: number) => string {
  const format = useChartFormat();
  const place = useFormatContext();
  return useCallback(
    (as, value) => (as === 'rate' ? formatWholeRate(value, place) : format(as, value)),
    [format, place],
  );
}
