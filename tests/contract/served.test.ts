import { expect, test } from 'vitest';
import { handlers } from '../../server/handlers.ts';
import { calls } from '../../src/contract/index.ts';

test('every call of the contract is served, and nothing else is', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});
