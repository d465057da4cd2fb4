import { TableCell, TableSortLabel } from '@mui/material';
import {
  FieldTitle,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useResourceContext,
} from 'ra-core';
import { Fragment } from 'react';
import { plainSort } from '../../../theme/plainSort.ts';
import type { Column } from '../definition.ts';
import { directions } from './directions.ts';

/** The head of columns whose values are in one cell: those that the server sorts by still do. */
export function FoldedHead({ columns }: { columns: readonly Column<never>[] }) {
  const resource = useResourceContext();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const isSorted = columns.some(({ source }) => source === sort?.field);
  return (
    <TableCell
      variant="head"
      className={`column-${columns[0]?.source}`}
      sx={plainSort}
      {...(sort && isSorted && { 'aria-sort': directions[sort.order] })}
    >
      {columns.map(({ source, sortable }, index) => {
        const title = <FieldTitle source={source} resource={resource} />;
        return (
          <Fragment key={source}>
            {index > 0 && <span aria-hidden> · </span>}
            {sortable === false ? (
              title
            ) : (
              <TableSortLabel
                active={sort?.field === source}
                direction={sort?.field === source && sort.order === 'DESC' ? 'desc' : 'asc'}
                data-field={source}
                data-order="ASC"
                onClick={handleSort}
              >
                {title}
              </TableSortLabel>
            )}
          </Fragment>
        );
      })}
    </TableCell>
  );
}
