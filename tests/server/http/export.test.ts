import { expect, test } from 'vitest';
import { streamList, type ListContext, type ListSource } from '../../../server/core/list.ts';

/** A list of so many records. */
const listOf = (total: number): ListSource<unknown, number> => ({
  count: async () => total,
  ids: async (_context, { offset, limit }) =>
    Array.from({ length: Math.min(limit, total - offset) }, (_, index) => offset + index),
  load: async (_context, ids) => ids.map(id => ({ id })),
});
const exported = (total: number) =>
  streamList({} as ListContext<unknown>, listOf(total) as ListSource<unknown, unknown>, {
    onError: error => expect.unreachable(String(error)),
  });

test('50,000 records are exported, every one once and in order [S5.11]', async () => {
  const answer = await exported(50_000);
  expect(answer.headers.get('X-Total-Count')).toBe('50000');
  const lines = (await answer.text()).trimEnd().split('\n');
  expect(lines.map(line => (JSON.parse(line) as { id: number }).id)).toEqual(
    Array.from({ length: 50_000 }, (_, id) => id),
  );
});

test('one more is refused with both numbers, and never cut off in silence [S5.11]', async () => {
  await expect(exported(50_001)).rejects.toMatchObject({
    code: 'TOO_MANY_ROWS',
    extras: { details: { total: 50_001, limit: 50_000 } },
  });
});
