import { ButtonGroup } from '@mui/material';
import type { Period } from '../../domain/period.ts';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { ScheduleLink } from '../../engine/export/ScheduleLink.tsx';
import type { MatrixQuery } from './matrix/useRows.ts';
import { SheetButton } from './sheet/SheetButton.tsx';
import { useMatrixPlan } from './useMatrixPlan.ts';

/** The whole matrix as a spreadsheet, as CSV, or as a sheet to print. */
export function MatrixExport({ query, period }: { query: MatrixQuery; period: Period }) {
  const planOf = useMatrixPlan(query, period);
  return (
    <>
      <ButtonGroup color="inherit">
        <PlanExportButton label="stats.excel" shown="stats.formats.excel" planOf={() => planOf()} />
        <PlanExportButton
          label="stats.csv"
          shown="stats.formats.csv"
          planOf={() => planOf({ format: 'csv' })}
        />
        <SheetButton query={query} />
      </ButtonGroup>
      <ScheduleLink
        screen="attendanceHistory"
        filters={{ managerId: query.managerId, searchText: query.searchText }}
      />
    </>
  );
}
