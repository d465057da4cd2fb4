import { useTranslate, useTranslateLabel } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { urlOf } from '../../dataProvider/http.ts';
import { attendanceMarks } from '../../domain/choices.ts';
import type { Period } from '../../domain/period.ts';
import { datesOf } from '../../domain/studyDay.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import type { ExportColumn } from '../../engine/export/plan.ts';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { apiCredentials } from '../../runtime.ts';
import type { MatrixQuery } from './matrix/useRows.ts';

/** The whole matrix as a spreadsheet: a row a student, a column a day. */
export function MatrixExport({ query, period }: { query: MatrixQuery; period: Period }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const place = useFormatContext();
  const label = (source: string) => String(translateLabel({ source, resource: 'attendances' }));
  const marks = Object.fromEntries(
    attendanceMarks.map(mark => [mark, translate(`choices.attendanceMark.${mark}`)]),
  );
  const column = (source: string, header: string, as: ExportColumn['as']): ExportColumn => ({
    source,
    header,
    as,
    labels: {},
  });
  return (
    <PlanExportButton
      planOf={() => ({
        url: urlOf(contract.attendances.reports, {}, query),
        credentials: apiCredentials,
        sheetName: translate('screens.attendanceHistory'),
        place,
        columns: [
          column('name', label('name'), 'text'),
          column('email', label('email'), 'email'),
          column('presentCount', translate('attendance.present'), 'number'),
          column('absentCount', translate('attendance.absent'), 'number'),
          column('rate', translate('attendance.rate'), 'rate'),
          ...datesOf(period.since, period.until).map((date, at): ExportColumn => ({
            source: 'days',
            at,
            header: date,
            as: 'attendanceMark',
            labels: marks,
          })),
        ],
      })}
    />
  );
}
