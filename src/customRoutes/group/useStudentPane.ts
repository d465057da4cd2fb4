import { contract } from '../../contract/index.ts';
import { usePages } from '../../dataProvider/usePages.ts';
import type { GroupStudent } from '../../domain/entities/account.ts';
import { limits } from '../../domain/limits.ts';

/** The students of a pane, page after page. `managerId` is a manager's id, `none`, or empty for everyone. */
export function useStudentPane(managerId: string, searchText: string) {
  const query = {
    ...(managerId ? { managerId } : {}),
    ...(searchText.length >= limits.searchText.min ? { searchText } : {}),
    sort: ['name,asc' as const],
  };
  const { rows, ...result } = usePages(contract.managers.groupStudents, query, {
    size: limits.pageSize.max,
    keepsFormer: true,
  });
  return { ...result, students: rows as GroupStudent[] };
}
