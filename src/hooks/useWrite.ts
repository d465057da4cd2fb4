import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AnswerOf, Call } from '../contract/call.ts';
import type { Problem } from '../contract/shapes.ts';
import { createRepeatableSend, type Send } from '../dataProvider/createRepeatableSend.ts';
import { problemOf, type Input } from '../dataProvider/http.ts';
import { apiKey } from '../dataProvider/apiKey.ts';
import { useProblemText } from './useProblemText.ts';

interface Options<I, A> {
  /** The calls to refetch after it, before `onDone`; or everything shown. */
  invalidates?: readonly Call[] | 'everything';
  onDone?: (answer: A, input: I) => unknown;
  onRefused?: (problem: Problem | null) => unknown;
  /** Shows a failure as a toast, for changes that have no place of their own for it. */
  toastsFailure?: boolean;
}

export interface Write<I, A> {
  /** Makes the change. On failure it returns undefined and sets `failure`. */
  run: (input: I) => Promise<A | undefined>;
  /** The same for forms, which show a failure next to their fields. @throws what went wrong. */
  write: (input: I) => Promise<A>;
  isBusy: boolean;
  answer: A | undefined;
  failure: unknown;
  problem: Problem | null;
  /** What went wrong in words; null as long as nothing has. */
  problemText: string | null;
  /** The server's errors of single fields: message keys by the field's name. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Forgets answer and failure. */
  reset: () => void;
}

export function useWrite<C extends Call>(
  call: C,
  options?: Options<Input<C>, AnswerOf<C>>,
): Write<Input<C>, AnswerOf<C>>;
export function useWrite<A, I = void>(
  work: (input: I, send: Send) => Promise<A>,
  options?: Options<I, A>,
): Write<I, A>;
/**
 * A change of what the server stores: one call, or several in a row. Calls that take an `Idempotency-Key` get one, so that a
 * change can be retried after a lost response.
 *
 * @example const end = useWrite(contract.rooms.end, { invalidates: 'everything', onDone: onClose });
 *          <Button disabled={end.isBusy} onClick={() => void end.run({ params: { roomId } })} />
 */
export function useWrite<I, A>(
  what: Call | ((input: I, send: Send) => Promise<A>),
  { invalidates = [], onDone, onRefused, toastsFailure = false }: Options<I, A> = {},
): Write<I, A> {
  const client = useQueryClient();
  const notify = useNotify();
  const textOf = useProblemText();
  const [send] = useState(createRepeatableSend);
  const mutation = useMutation<A, unknown, () => Promise<A>>({
    mutationFn: job => job(),
    // Without a network it fails at once, instead of waiting unseen for the network to come back.
    networkMode: 'always',
  });

  const perform = (input: I) =>
    typeof what === 'function' ? what(input, send) : (send(what, input as never) as Promise<A>);
  const write = (input: I) =>
    mutation.mutateAsync(async () => {
      try {
        const answer = await perform(input);
        if (invalidates === 'everything') void client.invalidateQueries();
        else await Promise.all(invalidates.map(call => client.invalidateQueries({ queryKey: apiKey(call) })));
        await onDone?.(answer, input);
        return answer;
      } catch (error) {
        await onRefused?.(problemOf(error));
        throw error;
      }
    });
  const failure = mutation.error;
  const problem = problemOf(failure);
  return {
    write,
    run: input =>
      write(input).catch((error: unknown) => {
        if (toastsFailure) notify(textOf(error), { type: 'error' });
        return undefined;
      }),
    isBusy: mutation.isPending,
    answer: mutation.data,
    failure,
    problem,
    problemText: failure === null ? null : textOf(failure),
    fieldErrors: problem?.fieldErrors ?? {},
    reset: mutation.reset,
  };
}
