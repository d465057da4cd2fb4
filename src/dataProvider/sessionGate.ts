import { HttpError } from 'ra-core';
import type { Problem } from '../contract/shapes.ts';

/** Asks the user to sign in again. Resolves to false when no console screen is open, or when they signed out instead. */
type Ask = () => Promise<boolean>;

let ask: Ask = () => Promise.resolve(false);

/** Sets who is asked when a call is refused because the session has ended. */
export const onSessionEnd = (given: Ask): void => void (ask = given);

const isSignedOut = (error: unknown) =>
  error instanceof HttpError && (error.body as Partial<Problem> | undefined)?.code === 'NOT_SIGNED_IN';

/**
 * Makes a request; if the session has ended, waits until the person has signed in again and repeats it. A request that was
 * refused with 401 was not carried out, so repeating it is safe for writes too; headers such as `Idempotency-Key` and
 * `If-Match` stay the same.
 *
 * @throws the original problem when the user did not sign in again, or the reason of `signal` when the caller gave up waiting.
 */
export async function withSession<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isSignedOut(error) || !(await orAborted(ask(), signal))) throw error;
    }
  }
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
