import { useQueries } from '@tanstack/react-query';
import { contract } from '../../../contract/index.ts';
import { apiQuery } from '../../../dataProvider/apiQuery.ts';
import type { AttendanceReport } from '../../../domain/entities/attendance.ts';
import { limits } from '../../../domain/limits.ts';

const size = limits.pageSize.max;

export interface MatrixQuery {
  since: string;
  until: string;
  sort: ('name,asc' | 'rate,asc')[];
  searchText?: string;
  managerId?: string;
}

/** The pages of the matrix that are in view. A row that has not come yet is undefined. */
export function useRows(query: MatrixQuery, first: number, last: number) {
  const pages = Array.from(
    { length: Math.floor(last / size) - Math.floor(first / size) + 1 },
    (_, index) => Math.floor(first / size) + index,
  );
  // The first page is always kept, for it says how many rows there are.
  const wanted = [...new Set([0, ...pages])];
  const results = useQueries({
    queries: wanted.map(page => apiQuery(contract.attendances.reports, { query: { ...query, page, size } })),
  });
  return {
    first: results[0]!,
    total: results[0]!.data?.total ?? 0,
    rowAt(index: number): AttendanceReport | undefined {
      const at = wanted.indexOf(Math.floor(index / size));
      return at < 0 ? undefined : results[at]?.data?.listTypeItems[index % size];
    },
  };
}
