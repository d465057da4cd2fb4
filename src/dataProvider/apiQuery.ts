import type { AnswerOf, Call } from '../contract/call.ts';
import { apiKey } from './apiKey.ts';
import { sendAny, type Input } from './http.ts';

/** A call as a query: the key that its answer is kept under, and how it is fetched. */
export const apiQuery = <C extends Call>(call: C, input: Omit<Input<C>, 'signal'>) => ({
  queryKey: apiKey(call, input),
  queryFn: ({ signal }: { signal?: AbortSignal }): Promise<AnswerOf<C>> =>
    sendAny(call, { ...input, ...(signal ? { signal } : {}) }) as Promise<AnswerOf<C>>,
});
