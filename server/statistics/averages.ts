import type { FigureName } from './everyone/figures.ts';
import type { Figures } from './everyone/figuresOfSpan.ts';

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

/** The figures that they are made of. */
export const averagedFigures = [
  'totalSeconds',
  'avgSeconds',
  'targetSeconds',
  'attainmentRate',
  'presentCount',
  'absentCount',
] as const satisfies readonly FigureName[];
export type AveragedFigures = Figures<(typeof averagedFigures)[number]>;

/**
 * Averages of the active students, sums of all of them, attendance without deleted accounts, as in the attendance record; of
 * everyone, or of those in some rows.
 */
export function averagesOf(figures: AveragedFigures, rows: ArrayLike<number> = figures.rows): Averages {
  const { isMember, students } = figures;
  const { isDeleted } = students.of;
  const sums = {
    activeCount: 0,
    totalSeconds: 0,
    avgSeconds: 0,
    targetSeconds: 0,
    attainmentRate: 0,
    presentCount: 0,
    absentCount: 0,
  };
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    sums.totalSeconds += figures.totalSeconds[row]!;
    if (isMember[row] === 1) {
      sums.activeCount++;
      sums.avgSeconds += figures.avgSeconds[row]!;
      sums.targetSeconds += figures.targetSeconds[row]!;
      sums.attainmentRate += figures.attainmentRate[row]!;
    }
    if (isDeleted[row] === 0) {
      sums.presentCount += figures.presentCount[row]!;
      sums.absentCount += figures.absentCount[row]!;
    }
  }
  const mean = (sum: number) => (sums.activeCount === 0 ? 0 : sum / sums.activeCount);
  return {
    ...sums,
    avgSeconds: Math.round(mean(sums.avgSeconds)),
    targetSeconds: Math.round(mean(sums.targetSeconds)),
    attainmentRate: mean(sums.attainmentRate),
  };
}
