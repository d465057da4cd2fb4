import { useInfiniteQuery } from '@tanstack/react-query';
import { contract } from '../../contract/index.ts';
import type { AdminStudent } from '../../contract/students.ts';
import { request, send } from '../../dataProvider/http.ts';
import { apiKey } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { readLines } from '../../engine/export/readLines.ts';

const size = limits.pageSize.max;
const queryOf = (groupId: string, searchText: string) => ({
  groupId,
  accountStatus: ['ACTIVE' as const, 'INACTIVE' as const],
  ...(searchText.length >= limits.searchText.min ? { searchText } : {}),
  sort: ['name,asc' as const],
});

/** The students of an academy, page after page; deleted ones left out. */
export function useStudents(groupId: string, searchText: string) {
  const query = queryOf(groupId, searchText);
  const result = useInfiniteQuery({
    queryKey: [...apiKey(contract.adminStudents.list, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      send(contract.adminStudents.list, { query: { ...query, size, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * size < last.total ? pages.length : undefined),
  });
  const students = (result.data?.pages.flatMap(page => page.content) ?? []) as AdminStudent[];
  return { ...result, students, total: result.data?.pages[0]?.total };
}

/** The ids of all students of an academy whom a search finds. */
export async function idsOfAll(groupId: string, searchText: string): Promise<string[]> {
  const headers = { Accept: 'application/x-ndjson' };
  const { body } = await request(
    contract.adminStudents.list,
    { query: queryOf(groupId, searchText) },
    headers,
  );
  const ids: string[] = [];
  for await (const line of readLines(body!)) ids.push((JSON.parse(line) as AdminStudent).customerId);
  return ids;
}
