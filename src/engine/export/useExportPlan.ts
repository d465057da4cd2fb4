import { useTranslate } from 'ra-core';
import { apiCredentials } from '../../runtime.ts';
import { displays, type DisplayName } from '../displays/displays.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import type { ExportColumn, ExportPlan, ExportSource } from './plan.ts';

interface Column extends Omit<ExportColumn, 'labels'> {
  /** Where the words of its values are, where that is not its display's own place. */
  labels?: { key: string; values: readonly string[] } | undefined;
}

/** Makes the plan of a file: where its records come from, what the sheet is called, and its columns. */
export function useExportPlan() {
  const translate = useTranslate();
  const place = useFormatContext();
  const labelsOf = (as: DisplayName, labels: Column['labels'] = displays[as].labels) =>
    Object.fromEntries((labels?.values ?? []).map(value => [value, translate(`${labels!.key}.${value}`)]));
  return (
    source: ExportSource & Pick<ExportPlan, 'only'>,
    sheetName: string,
    columns: readonly Column[],
  ): ExportPlan => ({
    ...source,
    credentials: apiCredentials,
    sheetName,
    place,
    columns: columns.map(({ labels, ...column }) => ({ ...column, labels: labelsOf(column.as, labels) })),
  });
}
