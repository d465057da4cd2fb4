import { TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { displays } from '../displays/displays.ts';
import type { ReportColumn } from './definition.ts';

/** The order of a report's rows, as `source,asc`, and what changes it. */
export interface Sorting {
  sort: string;
  onSort: (sort: string) => void;
}

interface Props<T> {
  columns: readonly ReportColumn<T>[];
  headerOf: (source: string) => string;
  sorting?: Sorting | undefined;
}

/** A report's columns; those that can be sorted by say so. Figures begin with the highest, names and places with the first. */
export function ReportHead<T>({ columns, headerOf, sorting }: Props<T>) {
  const [field, direction] = sorting?.sort.split(',') ?? [];
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ source, as = 'text', sortable }) => {
          const { align = 'left' } = displays[as];
          if (!sortable || !sorting)
            return (
              <TableCell key={source} align={align} scope="col">
                {headerOf(source)}
              </TableCell>
            );
          const isActive = field === source;
          const isAscending = isActive ? direction === 'asc' : align === 'left' || as === 'rank';
          const next = isActive && isAscending ? 'desc' : 'asc';
          return (
            <TableCell
              key={source}
              align={align}
              scope="col"
              sortDirection={isActive && (isAscending ? 'asc' : 'desc')}
            >
              <TableSortLabel
                active={isActive}
                direction={isAscending ? 'asc' : 'desc'}
                onClick={() => sorting.onSort(`${source},${isActive ? next : isAscending ? 'asc' : 'desc'}`)}
              >
                {headerOf(source)}
              </TableSortLabel>
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}
