import { useTranslate, useTranslateLabel } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { urlOf } from '../../dataProvider/http.ts';
import type { Period } from '../../domain/period.ts';
import { datesOf } from '../../domain/studyDay.ts';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { useExportPlan } from '../../engine/export/useExportPlan.ts';
import type { MatrixQuery } from './matrix/useRows.ts';

/** The whole matrix as a spreadsheet: a row a student, a column a day. */
export function MatrixExport({ query, period }: { query: MatrixQuery; period: Period }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const planOf = useExportPlan();
  const place = useFormatContext();
  const label = (source: string) => String(translateLabel({ source, resource: 'attendances' }));
  return (
    <PlanExportButton
      planOf={() =>
        planOf(
          { url: urlOf(contract.attendances.reports, {}, query) },
          translate('screens.attendanceHistory'),
          [
            { source: 'name', header: label('name'), as: 'text' },
            { source: 'email', header: label('email'), as: 'email' },
            { source: 'presentCount', header: translate('attendance.present'), as: 'number' },
            { source: 'absentCount', header: translate('attendance.absent'), as: 'number' },
            { source: 'lateCount', header: translate('attendance.late'), as: 'number' },
            { source: 'leftEarlyCount', header: translate('attendance.leftEarly'), as: 'number' },
            { source: 'excusedCount', header: translate('attendance.excused'), as: 'number' },
            { source: 'rate', header: translate('attendance.rate'), as: 'rate' },
            ...datesOf(period.since, period.until).map((day, at) => ({
              source: 'days',
              over: 'marks',
              at,
              header: day,
              day,
              as: 'attendanceCell' as const,
            })),
          ],
          { lines: [`${translate('period.label')}: ${formatPeriod(period, place)}`] },
        )
      }
    />
  );
}
