import type { CallName } from '../../src/contract/index.ts';
import type { Client, Reply } from './client.ts';
import { answerFaults } from './faults.ts';
import { callOf, type Run } from './run.ts';

export type Row = Record<string, unknown>;
/** A call that is carried out, with what is looked at then. */
export interface Trial {
  /** Before everything else, so that later checks find what was made; or after it, to remove that. */
  when: 'first' | 'between' | 'last';
  run: (run: Run, who: Client, name: CallName) => Promise<void>;
}

/** A text that no other run has. */
export const mark = () => Math.random().toString(36).slice(2, 10);
/** Notes whether a call has done what it says. */
export const done = async (run: Run, name: CallName, reply: Reply, title = 'makes the change') =>
  run.check(name, title, reply, answerFaults(callOf(name), reply));
