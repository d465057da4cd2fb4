import omit from 'lodash/omit.js';
import type { chartUnits } from '../../domain/choices.ts';
import type { ReportColumn, ReportDefinition } from '../../engine/report/definition.ts';

/** The columns of a report whose rows are days, weeks or months, or cover the whole period. */
export const columnsFor = <T>(
  { columns }: Pick<ReportDefinition<T>, 'columns'>,
  unit: (typeof chartUnits)[number] | undefined,
): ReportColumn<T>[] =>
  columns
    .filter(({ ofSpans }) => !ofSpans || (unit !== undefined && (unit !== 'DAY' || ofSpans === 'orDays')))
    .map(column => (column.summed === 'whole' && unit ? omit(column, 'summed') : column));
