import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChartData } from './series.ts';

/** A chart's data, the same object for as long as they are equal: what shows them is rendered again only for others. */
export function useSameData(data: ChartData): ChartData {
  const [kept, keep] = useState(data);
  const latest = replaceEqualDeep(kept, data);
  if (latest !== kept) keep(latest);
  return latest;
}
