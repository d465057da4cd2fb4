import type { AnswerOf } from '../../src/contract/call.ts';
import type { Unlocked } from '../../src/contract/lockable.ts';
import type { Context, Handler } from './context.ts';

export interface PreparedHandler<C = never> extends Handler<C> {
  prepare?: (context: Context<C>) => Promise<unknown>;
}

/**
 * A handler with work to do before its transaction begins, such as hashing a password: meanwhile no database
 * connection is taken. What `prepare` writes stays, even if it rejects the call.
 */
export function prepared<C, P>(
  prepare: (context: Context<C>) => Promise<P>,
  run: (context: Context<C>, given: P) => Promise<Unlocked<AnswerOf<C>>>,
): Handler<C> {
  const handler = (context: Context<C>) => run(context, context.prepared as P);
  return Object.assign(handler, { prepare });
}
