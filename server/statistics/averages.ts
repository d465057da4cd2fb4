import { average } from './average.ts';
import type { Figures } from './everyone/everyonesFigures.ts';

/** What the figures of several students come to. */
export interface Averages {
  activeCount: number;
  totalSeconds: number;
  avgSeconds: number;
  targetSeconds: number;
  attainmentRate: number;
  presentCount: number;
  absentCount: number;
}

/** Averages of the active students, sums of all of them, attendance without deleted accounts, as in the attendance record. */
export function averagesOf(figures: readonly Figures[]): Averages {
  const active = figures.filter(({ isActive }) => isActive);
  const remaining = figures.filter(({ isDeleted }) => !isDeleted);
  const sum = (of: readonly Figures[], key: 'totalSeconds' | 'presentCount' | 'absentCount') =>
    of.reduce((total, each) => total + each[key], 0);
  const mean = (key: 'avgSeconds' | 'targetSeconds' | 'attainmentRate') =>
    average(active.map(each => each[key]));
  return {
    activeCount: active.length,
    totalSeconds: sum(figures, 'totalSeconds'),
    avgSeconds: Math.round(mean('avgSeconds')),
    targetSeconds: Math.round(mean('targetSeconds')),
    attainmentRate: mean('attainmentRate'),
    presentCount: sum(remaining, 'presentCount'),
    absentCount: sum(remaining, 'absentCount'),
  };
}
