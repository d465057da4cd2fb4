import { expect, test } from 'vitest';
import { handlers } from '../../server/handlers.ts';
import { pending } from '../../server/pending.ts';
import { calls } from '../../src/contract/index.ts';

test.each(calls.map(([name]) => name))('%s is served, or listed as one that is still to come', name => {
  expect({ served: handlers[name] !== undefined, pending: pending.includes(name) }).toEqual({
    served: !pending.includes(name),
    pending: handlers[name] === undefined,
  });
});

test('what is served or pending is a call of the contract, and listed once', () => {
  const names = new Set<string>(calls.map(([name]) => name));
  expect([...Object.keys(handlers), ...pending].filter(name => !names.has(name))).toEqual([]);
  expect(new Set(pending).size).toBe(pending.length);
});
