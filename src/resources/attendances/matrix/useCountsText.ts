import { useTranslate } from 'ra-core';
import type { AttendanceReport } from '../../../domain/entities/attendance.ts';

/** What a student's rate is of, and what else there is to count, in words. */
export function useCountsText(): (record: AttendanceReport) => string {
  const translate = useTranslate();
  return ({ presentCount, absentCount, lateCount, leftEarlyCount, excusedCount }) =>
    [
      translate('attendance.rateDays', { present: presentCount, total: presentCount + absentCount }),
      ...Object.entries({ late: lateCount, leftEarly: leftEarlyCount, excused: excusedCount })
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${translate(`attendance.${kind}`)} ${count}`),
    ].join(' · ');
}
