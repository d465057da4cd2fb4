import { useTranslate } from 'ra-core';
import { useAcademy } from '../../hooks/useAcademy.ts';
import { apiCredentials } from '../../runtime.ts';
import { formatDateTime } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import { labelsOf, type Labels } from './labelsOf.ts';
import type { ExportColumn, ExportPlan, ExportSource } from './plan.ts';

interface Column extends Omit<ExportColumn, 'labels'> {
  /** Where the words of its values are, where that is not its display's own place. */
  labels?: Labels | undefined;
}

type Rest = Partial<Pick<ExportPlan, 'format' | 'lines' | 'summed' | 'isImportable'>>;

/** Makes the plan of a file: where its records come from, its title, its columns, and what is written above and below them. */
export function useExportPlan() {
  const translate = useTranslate();
  const place = useFormatContext();
  const academy = useAcademy();
  return (
    source: ExportSource & Pick<ExportPlan, 'only'>,
    title: string,
    columns: readonly Column[],
    { format = 'xlsx', lines = [], summed = [], isImportable }: Rest = {},
  ): ExportPlan => ({
    ...source,
    credentials: apiCredentials,
    format,
    title,
    academy: academy?.title ?? '',
    lines: [...lines, translate('stats.madeAt', { time: formatDateTime(new Date().toISOString(), place) })],
    summed,
    isImportable,
    totalLabel: translate('stats.total'),
    place,
    columns: columns.map(({ labels, ...column }) => ({
      ...column,
      labels: labelsOf(translate, column.as, labels),
    })),
  });
}
