import type { ListedExcuse } from '../../../domain/entities/excuse.ts';
import { formatPeriod } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { ExcuseFileIcon } from './ExcuseFileLink.tsx';

/** The file of an excuse in the list of all. */
export function ExcuseFileCell({ record }: { record: ListedExcuse }) {
  return <ExcuseFileIcon excuse={record} days={formatPeriod(record, useFormatContext())} />;
}
