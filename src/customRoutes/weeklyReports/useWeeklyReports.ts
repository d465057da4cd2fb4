import { contract } from '../../contract/index.ts';
import { usePages } from '../../dataProvider/usePages.ts';
import type { WeeklyReport } from '../../domain/entities/weeklyReport.ts';
import { limits } from '../../domain/limits.ts';
import type { WeeklyQuery } from './useWeeklyQuery.ts';

/** The reports that the address asks for, page after page. */
export function useWeeklyReports({ week, managerId, search }: WeeklyQuery) {
  const filter =
    week === undefined
      ? undefined
      : { week, ...(managerId ? { managerId } : {}), ...(search ? { searchText: search } : {}) };
  const result = usePages(contract.weeklyReports.list, filter ?? {}, {
    size: limits.pageSize.max,
    keepsFormer: true,
    isWanted: filter !== undefined,
  });
  const { data, rows, total, isFetchingNextPage, fetchNextPage } = result;
  return {
    filter,
    answer: result,
    reports: rows as WeeklyReport[],
    total: total ?? 0,
    isLoadingMore: isFetchingNextPage,
    isLocked: (data?.pages[0] as { locked?: boolean } | undefined)?.locked === true,
    loadMore: () => void fetchNextPage(),
    /** The ids of all students, also of those that are not shown yet. */
    async loadAll(): Promise<string[]> {
      let last = result as Pick<typeof result, 'data' | 'hasNextPage'>;
      while (last.hasNextPage) last = await fetchNextPage();
      const pages = (last.data?.pages ?? []) as { content: WeeklyReport[] }[];
      return pages.flatMap(({ content }) => content.map(({ customerId }) => customerId));
    },
  };
}
