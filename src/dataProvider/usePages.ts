import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf, Call, QueryOf } from '../contract/call.ts';
import { apiKey } from './apiKey.ts';
import { sendAny } from './http.ts';

interface Page {
  content: readonly unknown[];
  total: number;
}

/**
 * The answers of a list call page after page, `rows` being those that have come.
 *
 * @param size rows of a page
 * @param isWanted whether it is asked for already
 * @param keepsFormer shows the rows of the former query until those of another have come
 */
export function usePages<C extends Call>(
  call: C,
  query: Partial<NonNullable<QueryOf<C>>>,
  { size, keepsFormer = false, isWanted = true }: { size: number; keepsFormer?: boolean; isWanted?: boolean },
) {
  const result = useInfiniteQuery({
    queryKey: [...apiKey(call, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      sendAny(call, { query: { ...query, size, page: pageParam }, signal }) as Promise<AnswerOf<C> & Page>,
    enabled: isWanted,
    initialPageParam: 0,
    getNextPageParam: (last: Page, pages: readonly Page[]) =>
      pages.length * size < last.total ? pages.length : undefined,
    ...(keepsFormer ? { placeholderData: keepPreviousData } : {}),
  });
  const pages = (result.data?.pages ?? []) as (AnswerOf<C> & Page)[];
  return { ...result, rows: pages.flatMap(page => [...page.content]), total: pages[0]?.total };
}
