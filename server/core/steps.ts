import type { Call } from '../../src/contract/call.ts';
import type { Orm, Transaction } from '../database/open.ts';
import type { Context, Handler } from './context.ts';
import { withIdempotency, type Step, type Try } from './idempotency.ts';

/** Performs the next step of a creation, given the response so far, in its own transaction. */
export type RequestStep<C = Call, A = unknown> = (context: Context<C>, soFar: A | null) => Promise<Step<A>>;
/** Performs what needs no transaction, and returns the function of the steps. */
type Begin<C = Call, A = unknown> = (context: Context<C>) => Promise<RequestStep<C, A>>;
export type StepHandler = Handler & { begin?: Begin };

/**
 * A handler of a creation that may be large: it is made in steps, so that it never blocks the database for
 * long. An interrupted one continues where it stopped when it is repeated with its `Idempotency-Key`.
 */
export function inSteps<C extends Call, A>(begin: Begin<C, A>): Handler<C> {
  const handler = async () => {
    throw new Error('A handler in steps cannot be called as a whole.');
  };
  return Object.assign(handler, { begin }) as Handler<C>;
}

/** Runs all steps, each in a transaction, and calls `committed` after each. Without a `key` no progress is stored. */
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
