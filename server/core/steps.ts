import type { Call } from '../../src/contract/call.ts';
import type { Orm, Transaction } from '../database/open.ts';
import type { Context, Handler } from './context.ts';
import { withIdempotency, type Step, type Try } from './idempotency.ts';

/** Does the next part of a creation, given what was answered so far, in a transaction of its own. */
export type RequestStep<C = Call, A = unknown> = (context: Context<C>, soFar: A | null) => Promise<Step<A>>;
/** Does what needs no transaction, and answers how the steps are taken. */
export type Begin<C = Call, A = unknown> = (context: Context<C>) => Promise<RequestStep<C, A>>;
export type StepHandler = Handler & { begin?: Begin };

/**
 * A handler of a creation that may be large: it is made in steps, so that it never keeps others from the database for
 * long. One that was interrupted goes on where it was when it is repeated with its `Idempotency-Key`.
 */
export function inSteps<C extends Call, A>(begin: Begin<C, A>): Handler<C> {
  const handler = async () => {
    throw new Error('What is made in steps cannot be called at once.');
  };
  return Object.assign(handler, { begin }) as unknown as Handler<C>;
}

/** Takes all steps, each in a transaction, after each of which `committed` is called. Without a `key` nothing is stored of how far they got. */
export async function runSteps(
  orm: Orm,
  key: Try | null,
  step: (tx: Transaction, soFar: unknown) => Promise<Step<unknown>>,
  committed: () => void = () => undefined,
): Promise<unknown> {
  let soFar: unknown = null;
  for (;;) {
    const before = soFar;
    const { answer, isLast } = await orm.transaction(async tx =>
      key === null ? step(tx, before) : withIdempotency(tx, key, before, stored => step(tx, stored)),
    );
    committed();
    if (isLast) return answer;
    soFar = answer;
  }
}
