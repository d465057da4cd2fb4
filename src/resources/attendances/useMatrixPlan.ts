import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { urlOf } from '../../dataProvider/http.ts';
import type { ExportFormat } from '../../domain/pageExports.ts';
import type { Period } from '../../domain/period.ts';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useCountText } from '../../engine/list/useCountText.ts';
import { useExportPlan } from '../../engine/export/useExportPlan.ts';
import { matrixColumns } from './matrixColumns.ts';
import type { MatrixQuery } from './matrix/useRows.ts';

/** Makes the plan of the matrix as a spreadsheet, a row a student and a column a day: all of it, or selected students. */
export function useMatrixPlan({ since, until, sort, ...filters }: MatrixQuery, period: Period) {
  const translate = useTranslate();
  const countText = useCountText('students');
  const planOf = useExportPlan();
  const place = useFormatContext();
  return ({ format = 'xlsx', userIds }: { format?: ExportFormat; userIds?: readonly string[] } = {}) =>
    planOf(
      {
        // Those who were selected may not be among the students who are shown now.
        url: urlOf(
          contract.attendances.reports,
          {},
          { since, until, sort, ...(userIds === undefined ? filters : {}) },
        ),
        ...(userIds === undefined ? {} : { only: { key: 'userId', ids: userIds } }),
      },
      translate('screens.attendanceHistory'),
      matrixColumns(translate, period),
      {
        format,
        lines: [
          `${translate('period.label')}: ${formatPeriod(period, place)}`,
          ...(userIds === undefined
            ? []
            : [translate('list.selected', { count: countText(userIds.length) })]),
        ],
      },
    );
}
