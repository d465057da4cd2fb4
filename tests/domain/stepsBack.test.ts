import { expect, test } from 'vitest';
import { stepsBack } from '../../src/domain/stepsBack.ts';

test('who had nobody is taken away again, who had somebody returns, and who was refused stays', () => {
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
