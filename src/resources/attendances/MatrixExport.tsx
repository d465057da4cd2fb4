import type { Period } from '../../domain/period.ts';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { ScheduleLink } from '../../engine/export/ScheduleLink.tsx';
import type { MatrixQuery } from './matrix/useRows.ts';
import { useMatrixPlan } from './useMatrixPlan.ts';

/** The whole matrix as a spreadsheet or as CSV. */
export function MatrixExport({ query, period }: { query: MatrixQuery; period: Period }) {
  const planOf = useMatrixPlan(query, period);
  return (
    <>
      <PlanExportButton planOf={() => planOf()} />
      <PlanExportButton label="stats.csv" planOf={() => planOf({ format: 'csv' })} />
      <ScheduleLink
        screen="attendanceHistory"
        filters={{ managerId: query.managerId, searchText: query.searchText }}
      />
    </>
  );
}
