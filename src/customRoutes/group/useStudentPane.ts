import { useInfiniteQuery } from '@tanstack/react-query';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { apiKey } from '../../dataProvider/useApi.ts';
import type { GroupStudent } from '../../domain/entities/account.ts';
import { limits } from '../../domain/limits.ts';

const size = limits.pageSize.max;

/** The students of a pane, page after page. `managerId` is a manager's id, `none`, or empty for everyone. */
export function useStudentPane(managerId: string, searchText: string) {
  const query = {
    ...(managerId ? { managerId } : {}),
    ...(searchText.length >= limits.searchText.min ? { searchText } : {}),
    sort: ['name,asc' as const],
    size,
  };
  const result = useInfiniteQuery({
    queryKey: [...apiKey(contract.managers.groupStudents, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      send(contract.managers.groupStudents, { query: { ...query, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * size < last.total ? pages.length : undefined),
    placeholderData: before => before,
  });
  const students: GroupStudent[] = result.data?.pages.flatMap(page => page.content) ?? [];
  return { ...result, students, total: result.data?.pages[0]?.total };
}
