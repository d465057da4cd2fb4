import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { AnswerOf, Call } from '../contract/call.ts';
import { apiQuery } from './apiQuery.ts';
import type { Input } from './http.ts';

/**
 * The answer of a call that is no record's: summaries, counts, statistics.
 *
 * @example const { data } = useApi(contract.students.summaries, { query: filter })
 */
export function useApi<C extends Call>(
  call: C,
  input: Omit<Input<C>, 'signal'>,
  options: Pick<
    UseQueryOptions<AnswerOf<C>>,
    | 'enabled'
    | 'refetchInterval'
    | 'refetchOnWindowFocus'
    | 'staleTime'
    | 'gcTime'
    | 'placeholderData'
    | 'meta'
    | 'retry'
  > = {},
) {
  return useQuery<AnswerOf<C>>({
    ...apiQuery(call, input),
    ...options,
  });
}
