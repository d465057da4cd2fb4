import { createContext, useContext } from 'react';
import type { ChartData } from './series.ts';

/** The chart that is drawn, for the parts that the library of charts renders. */
export const ChartContext = createContext<ChartData | null>(null);

/** @throws Error outside a chart. */
export function useChartData(): ChartData {
  const data = useContext(ChartContext);
  if (data === null) throw new Error('This is a part of a chart.');
  return data;
}
