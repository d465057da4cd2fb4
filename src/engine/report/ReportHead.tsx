import { rightAligned } from '../../theme/plainRows.ts';
import { SortLabel } from '../../ui/SortLabel.tsx';
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
    <thead>
      <tr>
        {columns.map(({ source, as = 'text', sortable }) => {
          const { align = 'left' } = displays[as];
          const isActive = field === source;
          const isAscending = isActive ? direction === 'asc' : align === 'left' || as === 'rank';
          const next = isActive && isAscending ? 'desc' : 'asc';
          const order = isAscending ? 'ascending' : 'descending';
          return (
            <th
              key={source}
              scope="col"
              className={align === 'right' ? rightAligned : undefined}
              aria-sort={isActive ? order : undefined}
            >
              {sortable && sorting ? (
                <SortLabel
                  isActive={isActive}
                  direction={order}
                  onClick={() =>
                    sorting.onSort(`${source},${isActive ? next : isAscending ? 'asc' : 'desc'}`)
                  }
                >
                  {headerOf(source)}
                </SortLabel>
              ) : (
                headerOf(source)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
