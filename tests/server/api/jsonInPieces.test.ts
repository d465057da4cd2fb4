import { expect, test } from 'vitest';
import { LongList, withRecords } from '../../../server/core/longList.ts';
import { hasLongList, jsonInPieces } from '../../../server/api/jsonInPieces.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `“${index}”`, rank: index, nothing: undefined }));

test.each([
  { locked: false, content: rows(2_001) },
  { content: rows(6_000), total: 6_000, none: undefined, last: null },
  { summary: { name: '담당' }, content: rows(4_321) },
])('a long list is written in pieces, which together are the same text', async answer => {
  expect(hasLongList(answer)).toBe(true);
  expect(await new Response(jsonInPieces(answer)).text()).toBe(JSON.stringify(answer));
});

/** The same records, written a part at a time. */
function writtenRows(count: number) {
  const records = rows(count);
  const list = new LongList(count, (from, until) =>
    new TextEncoder().encode(JSON.stringify(records.slice(from, until)).slice(1, -1)),
  );
  return { records, list };
}

test.each([0, 1, 2_000, 4_001])('a list that writes itself is its records: %i of them', async count => {
  const { records, list } = writtenRows(count);
  const answer = { locked: false, content: list, last: null };
  expect(hasLongList(answer)).toBe(true);
  const text = JSON.stringify({ ...answer, content: records });
  expect(await new Response(jsonInPieces(answer)).text()).toBe(text);
  expect(JSON.stringify(answer)).toBe(text);
  expect(JSON.stringify(withRecords(answer))).toBe(text);
});

test('no one waits for what is short', () => {
  for (const answer of [null, 5, [], { content: rows(2_000) }]) expect(hasLongList(answer)).toBe(false);
});

test('other requests have their turn between the pieces', async () => {
  let turns = 0;
  const takeTurn = () => {
    turns++;
    if (turns < 100) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await new Response(jsonInPieces({ content: rows(20_000) })).text();
  expect(turns).toBeGreaterThan(8);
});
