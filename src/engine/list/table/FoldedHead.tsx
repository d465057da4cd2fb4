import { TableCell, TableSortLabel } from '@mui/material';
import {
  FieldTitle,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useResourceContext,
} from 'ra-core';
import { Fragment } from 'react';
import { directions } from './directions.ts';

/** The head of columns whose values are one below the other in a cell: each still sorts the list. */
export function FoldedHead({ sources }: { sources: readonly string[] }) {
  const resource = useResourceContext();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const isSorted = sort !== undefined && sources.includes(sort.field);
  return (
    <TableCell
      variant="head"
      className={`column-${sources[0]}`}
      // The arrow shows the order, and what else sorts is underlined instead of keeping room for one.
      sx={{
        '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
        '& .MuiTableSortLabel-root:hover': { textDecoration: 'underline' },
      }}
      {...(isSorted && { 'aria-sort': directions[sort.order] })}
    >
      {sources.map((source, index) => (
        <Fragment key={source}>
          {index > 0 && <span aria-hidden> · </span>}
          <TableSortLabel
            active={sort?.field === source}
            direction={sort?.field === source && sort.order === 'DESC' ? 'desc' : 'asc'}
            data-field={source}
            data-order="ASC"
            onClick={handleSort}
          >
            <FieldTitle source={source} resource={resource} />
          </TableSortLabel>
        </Fragment>
      ))}
    </TableCell>
  );
}
