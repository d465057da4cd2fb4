import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { FigureName } from '../everyone/figures.ts';
import type { TextName } from '../everyone/readTexts.ts';

type StatName = Exclude<keyof StudentStat, TextName | 'date' | 'until' | 'mark' | 'change' | 'rank'>;

/** What every row of students' statistics has of a student's figures, besides the rank by one of them. */
export const statFigures = {
  studyDayCount: 'studyDayCount',
  totalStudySeconds: 'totalSeconds',
  premiumStudySeconds: 'premiumSeconds',
  avgStudySeconds: 'avgSeconds',
  targetSeconds: 'targetSeconds',
  attainmentRate: 'attainmentRate',
  presentCount: 'presentCount',
  absentCount: 'absentCount',
} as const satisfies Record<StatName, FigureName>;
