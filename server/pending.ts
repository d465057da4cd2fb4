import type { CallName } from '../src/contract/index.ts';

/** Calls that are still to be served. Each answers 501 until then; whoever writes its handler takes it off the list. */
export const pending: readonly CallName[] = [];
