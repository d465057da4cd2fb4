import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { attendanceExtras, type AttendanceExtra, type AttendanceMark } from '../../../domain/choices.ts';

/** What each mark of a day is called. */
export function useMarkWords(): Record<AttendanceMark | AttendanceExtra, string> {
  const translate = useTranslate();
  return useMemo(
    () => ({
      P: translate('attendance.present'),
      A: translate('attendance.absent'),
      '-': translate('attendance.uncounted'),
      ...(Object.fromEntries(
        attendanceExtras.map(extra => [extra, translate(`choices.attendanceExtra.${extra}`)]),
      ) as Record<AttendanceExtra, string>),
    }),
    [translate],
  );
}
