import type { Method } from '../contract/call.ts';
import { calls, type CallName, type Contract } from '../contract/index.ts';

interface Words {
  nouns: Record<keyof Contract, string>;
  methods: Record<Method, string>;
  lists: Partial<Record<CallName, string>>;
}

/** Words for every call: its own where it is a list of which files are made, else its noun and what it does. */
export const nameTargets = ({ nouns, methods, lists }: Words): Record<string, string> =>
  Object.fromEntries(
    calls.map(([name, { method }]) => [
      name,
      lists[name] ?? `${nouns[name.split('.')[0] as keyof Contract]} (${methods[method]})`,
    ]),
  );
