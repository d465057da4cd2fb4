import type { ExcuseReason } from '../../../src/domain/choices.ts';

interface Absence {
  from: number;
  to: number;
  reason: ExcuseReason;
  note: string;
}

/** The days on which students of the lively academy are excused and stay away, in days from today, by their handles. */
export const absences: Readonly<Record<string, readonly Absence[]>> = {
  'seoyeon.kim': [{ from: -12, to: -11, reason: 'SCHOOL', note: '학교 수련회' }],
  'hajun.park': [{ from: -1, to: 1, reason: 'ILLNESS', note: '독감, 진료 확인서 확인' }],
  'chaewon.yoon': [{ from: -24, to: -22, reason: 'ILLNESS', note: '장염' }],
  'daeun.lim': [{ from: 0, to: 0, reason: 'FAMILY', note: '가족 행사' }],
  'haeun.song': [{ from: 3, to: 6, reason: 'SCHOOL', note: '학교 체험 학습' }],
  'yerin.baek': [{ from: -8, to: -8, reason: 'OTHER', note: '대학 원서 접수' }],
};
