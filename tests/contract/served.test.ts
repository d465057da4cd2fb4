import { expect, test } from 'vitest';
import { handlers } from '../../server/api/handlers.ts';
import { calls } from '../../src/contract/index.ts';

test('every call of the contract is served, and nothing else [S7.2]', () => {
  const names = calls.map(([name]) => name);
  expect(Object.keys(handlers).toSorted()).toEqual(names.toSorted());
});
