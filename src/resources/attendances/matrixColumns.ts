import type { Period } from '../../domain/period.ts';
import { datesOf } from '../../domain/studyDay.ts';

/** The columns of the attendance record in files: the student, the counts, and each day with its mark. */
export const matrixColumns = (translate: (key: string) => string, { since, until }: Period) => {
  const field = (source: string) => translate(`resources.attendances.fields.${source}`);
  const count = (source: string, word: string) => ({
    source,
    header: translate(`attendance.${word}`),
    as: 'number' as const,
  });
  return [
    { source: 'name', header: field('name'), as: 'text' as const },
    { source: 'email', header: field('email'), as: 'email' as const },
    count('presentCount', 'present'),
    count('absentCount', 'absent'),
    count('lateCount', 'late'),
    count('leftEarlyCount', 'leftEarly'),
    count('excusedCount', 'excused'),
    { source: 'rate', header: translate('attendance.rate'), as: 'rate' as const },
    ...datesOf(since, until).map((day, at) => ({
      source: 'days',
      over: 'marks',
      at,
      header: day,
      day,
      as: 'attendanceCell' as const,
    })),
  ];
};
