import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { contract } from '../../contract/index.ts';
import { apiQuery } from '../../dataProvider/apiQuery.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { AccountStatus, GroupStudent } from '../../domain/entities/account.ts';
import { limits } from '../../domain/limits.ts';

const size = limits.pageSize.max;
const sort = ['name,asc' as const];

/** What the students on the right are narrowed by. `managerId` is a manager's id, `none`, or empty for everyone. */
export interface GroupFilter {
  managerId: string;
  searchText: string;
  accountStatus: AccountStatus | '';
}

/** The filter as the calls take it. */
const queryOf = ({ managerId, searchText, accountStatus }: GroupFilter) => ({
  ...(managerId ? { managerId } : {}),
  ...(searchText.length >= limits.searchText.min ? { searchText } : {}),
  ...(accountStatus ? { accountStatus: [accountStatus] } : {}),
  sort,
});

/** The ids of all students who match, in the order of the list, each with their manager. */
export const useGroupIds = (filter: GroupFilter) =>
  useApi(
    contract.managers.groupStudentIds,
    { query: queryOf(filter) },
    { placeholderData: keepPreviousData },
  );

/** The students from `first` to `last` of the list, by pages. One that has not come yet is undefined. */
export function useGroupRows(filter: GroupFilter, first: number, last: number) {
  const from = Math.floor(first / size);
  const pages = Array.from({ length: Math.floor(last / size) - from + 1 }, (_, index) => from + index);
  const results = useQueries({
    queries: pages.map(page => ({
      ...apiQuery(contract.managers.groupStudents, {
        query: { ...queryOf(filter), page, size },
      }),
      placeholderData: keepPreviousData,
    })),
  });
  return (index: number): GroupStudent | undefined =>
    results[Math.floor(index / size) - from]?.data?.content[index % size];
}
