import { contract } from '../../contract/index.ts';
import type { AdminStudent } from '../../contract/students.ts';
import { request } from '../../dataProvider/http.ts';
import { usePages } from '../../dataProvider/usePages.ts';
import { limits } from '../../domain/limits.ts';
import { readLines } from '../../engine/export/readLines.ts';

const queryOf = (groupId: string, searchText: string) => ({
  groupId,
  accountStatus: ['ACTIVE' as const, 'INACTIVE' as const],
  ...(searchText.length >= limits.searchText.min ? { searchText } : {}),
  sort: ['name,asc' as const],
});

/** The students of an academy, page after page; deleted ones left out. */
export function useStudents(groupId: string, searchText: string) {
  const { rows, ...result } = usePages(contract.adminStudents.list, queryOf(groupId, searchText), {
    size: limits.pageSize.max,
  });
  return { ...result, students: rows as AdminStudent[] };
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
