import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { AnswerOf, Call } from '../contract/call.ts';
import { send, type Input } from './http.ts';

/** The key that a call's answer is kept under. */
export const apiKey = (call: Call, input: object = {}) => ['api', call.method, call.path, input] as const;

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
    'enabled' | 'refetchInterval' | 'staleTime' | 'placeholderData' | 'meta' | 'retry'
  > = {},
) {
  return useQuery<AnswerOf<C>>({
    queryKey: apiKey(call, input),
    queryFn: ({ signal }) => send(call, { ...input, signal } as unknown as Input<C>),
    ...options,
  });
}
