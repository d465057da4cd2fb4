import {
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { Fragment } from 'react';
import { rightAligned } from '../../../theme/plainRows.ts';
import { SortLabel } from '../../../ui/SortLabel.tsx';
import { displays } from '../../displays/displays.ts';
import type { Column } from '../definition.ts';
import { sortWords } from '../sortWords.ts';
import type { TableColumn } from './folded.ts';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;

/** The head of a column and of those whose values are in its cells too: what the server sorts by sorts. */
export function HeadCell({ column, beside, below }: TableColumn) {
  const sort = useDataTableSortContext();
  const columns = [column, ...beside, ...below];
  const isSorted = columns.some(({ source }) => source === sort?.field);
  const look = [
    columns.length > 1 && 'folded',
    column.elastic && 'elastic',
    displays[column.as ?? 'text'].align === 'right' && rightAligned,
  ].filter(Boolean);
  return (
    <th
      scope="col"
      className={look.join(' ') || undefined}
      aria-sort={sort && isSorted ? directions[sort.order] : undefined}
    >
      {columns.map((each, index) => (
        <Fragment key={each.source}>
          {index > 0 && <span aria-hidden> · </span>}
          <ColumnName column={each} />
        </Fragment>
      ))}
    </th>
  );
}

function ColumnName({ column: { source, sortable } }: { column: Column<never> }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const name = translateLabel({ source }) as string;
  if (sortable === false || !sort || !handleSort) return name;
  const isActive = sort.field === source;
  const hint = sortWords(translate, name, isActive && sort.order === 'ASC' ? 'DESC' : 'ASC');
  return (
    <SortLabel
      isActive={isActive}
      direction={directions[isActive ? sort.order : 'ASC']}
      data-field={source}
      aria-label={hint}
      title={hint}
      onClick={handleSort}
    >
      {name}
    </SortLabel>
  );
}
