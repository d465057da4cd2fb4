import { useCallback } from 'react';
import { formatNumber, formatRate } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import type { ChartData } from './series.ts';
import { useDuration } from './useDuration.ts';

/** How a chart writes its values, at the axis and in words: time in hours and minutes, averages with one decimal. */
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
