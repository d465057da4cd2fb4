import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { urlOf } from '../../dataProvider/http.ts';
import type { MigrationRow } from '../../domain/entities/migration.ts';
import type { DisplayName } from '../../engine/displays/displays.ts';
import type { ExportPlan } from '../../engine/export/plan.ts';
import { useExportPlan } from '../../engine/export/useExportPlan.ts';

const columns = [
  ['name', 'text'],
  ['email', 'email'],
  ['state', 'migrationRowState'],
  ['code', 'moveRefusal'],
] as const satisfies readonly (readonly [keyof MigrationRow, DisplayName])[];

/** The report as a spreadsheet: every student with what became of them and why. */
export function useReportPlan(migrationId: string, name: string): () => ExportPlan {
  const translate = useTranslate();
  const planOf = useExportPlan();
  return () =>
    planOf(
      { url: urlOf(contract.admin.migrationRows, { migrationId }) },
      name,
      columns.map(([source, as]) => ({
        source,
        as,
        header: translate(`resources.migrationRows.fields.${source}`),
      })),
    );
}
