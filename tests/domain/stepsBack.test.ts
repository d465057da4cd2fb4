import { expect, test } from 'vitest';
import { stepsBack } from '../../src/domain/stepsBack.ts';

test('undo unassigns students who had no manager, restores former managers and skips refused students', () => {
  const done = {
    verdicts: [
      { customerId: 'a', ok: true },
      { customerId: 'b', ok: true },
      { customerId: 'c', ok: false },
      { customerId: 'd', ok: true },
    ],
    replaced: [{ managerId: 'former', customerIds: ['b', 'd'] }],
  };
  expect(stepsBack(done, 'new')).toEqual([
    { verb: 'unassign', managerId: 'new', customerIds: ['a'] },
    { verb: 'assign', managerId: 'former', customerIds: ['b', 'd'] },
  ]);
  expect(stepsBack({ verdicts: [], replaced: [] }, 'new')).toEqual([]);
});
