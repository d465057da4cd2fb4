import { replaceEqualDeep } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ChartData } from './series.ts';

/** A chart's data as it is drawn: the same object while they are equal, and others once what is around them has been painted. */
export function useDrawnData(data: ChartData): ChartData {
  const [kept, keep] = useState(data);
  const latest = replaceEqualDeep(kept, data);
  if (latest !== kept) keep(latest);
  return useDeferredValue(latest);
}
