import type { AnswerOf, Call } from '../contract/call.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';
import { problemOf, send, type Input } from './http.ts';

export type Send = <C extends Call>(call: C, input: Input<C>) => Promise<AnswerOf<C>>;

/** Whether the server has decided: with no answer, or a failure of its own, the change may or may not have been made. */
function isDecided(error: unknown): boolean {
  const status = problemOf(error)?.status ?? 0;
  return status >= 400 && status < 500 && status !== 408;
}

/**
 * `send` with an `Idempotency-Key` for every call that takes one: retried after a lost response it is the same request, so that
 * nothing is created twice; after a response it is a new one.
 */
export function createRepeatableSend(): Send {
  const keys = createIdempotencyKeys();
  return async (call, input) => {
    if (!call.idempotent) return send(call, input);
    const content = [call.path, input];
    try {
      const answer = await send(call, { ...input, idempotencyKey: keys.keyOf(content) });
      keys.settle(content);
      return answer;
    } catch (error) {
      if (isDecided(error)) keys.settle(content);
      throw error;
    }
  };
}
