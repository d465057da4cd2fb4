import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/call.ts';
import { contract } from '../../../contract/index.ts';
import { apiQuery } from '../../../dataProvider/apiQuery.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import type { RecordMark } from '../../../domain/choices.ts';
import type { AttendanceReport } from '../../../domain/entities/attendance.ts';
import { limits } from '../../../domain/limits.ts';

const size = limits.pageSize.max;

export interface MatrixQuery {
  since: string;
  until: string;
  sort: ('name,asc' | 'rate,asc')[];
  searchText?: string;
  managerId?: string;
  mark?: RecordMark[];
}

const pageOf = (query: MatrixQuery, page: number) => ({ query: { ...query, page, size } });

/** The first page of the matrix, which says how many rows there are. */
export const useFirstRows = (query: MatrixQuery) => useApi(contract.attendances.reports, pageOf(query, 0));

/** The rows that have come so far, in their order, of `total`. */
export function useLoadedRows(query: MatrixQuery, total: number): AttendanceReport[] {
  const client = useQueryClient();
  return Array.from({ length: Math.ceil(total / size) }, (_, page) =>
    apiQuery(contract.attendances.reports, pageOf(query, page)),
  ).flatMap(
    ({ queryKey }) =>
      client.getQueryData<AnswerOf<typeof contract.attendances.reports>>(queryKey)?.listTypeItems ?? [],
  );
}

/** The rows from `first` to `last`, by pages. A row that has not come yet is undefined. */
export function useRows(query: MatrixQuery, first: number, last: number) {
  const from = Math.floor(first / size);
  const pages = Array.from({ length: Math.floor(last / size) - from + 1 }, (_, index) => from + index);
  const results = useQueries({
    queries: pages.map(page => apiQuery(contract.attendances.reports, pageOf(query, page))),
  });
  return (index: number): AttendanceReport | undefined =>
    results[Math.floor(index / size) - from]?.data?.listTypeItems[index % size];
}
