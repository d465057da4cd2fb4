import { useListFilterContext, useListSortContext, useTranslate, useTranslateLabel } from 'ra-core';
import { exportQuery } from '../../dataProvider/dataProvider.ts';
import { urlOf } from '../../dataProvider/http.ts';
import { usePeriodMeta } from '../period/usePeriodMeta.ts';
import { studyDaysOf, type ListDefinition } from '../list/definition.ts';
import type { ExportPlan } from './plan.ts';
import { useExportColumns } from './useExportColumns.ts';
import { useExportPlan } from './useExportPlan.ts';
import { useListLines } from './useListLines.ts';

/** How a list is exported: everything that matches its filters, in its order, or the selected records of that. */
export function useListPlan<T>(definition: ListDefinition<T>): (selected?: readonly string[]) => ExportPlan {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const planOf = useExportPlan();
  const { filterValues } = useListFilterContext();
  const { sort } = useListSortContext();
  const { resource } = definition;
  const { columns, choice, format } = useExportColumns(definition);
  const meta = usePeriodMeta(studyDaysOf(definition));
  const linesOf = useListLines(definition, meta?.period);
  const { xlsx, screen, isImportable } = definition.exports!;

  return selected =>
    planOf(
      {
        url: urlOf(xlsx, {}, exportQuery(resource, { filter: filterValues, sort, meta })),
        ...(selected && definition.key ? { only: { key: definition.key, ids: selected } } : {}),
      },
      screen ? translate(`screens.${screen}`) : translate(`resources.${resource}.name`, 2),
      columns[choice].map(({ source, as = 'text', labels }) => ({
        source,
        as,
        header: String(translateLabel({ source, resource })),
        labels,
      })),
      {
        format,
        isImportable,
        lines: linesOf(selected?.length),
        summed: columns[choice].filter(({ summed }) => summed).map(({ source }) => source),
      },
    );
}
