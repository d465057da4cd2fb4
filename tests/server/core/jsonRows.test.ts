import { expect, test } from 'vitest';
import { jsonInPieces } from '../../../server/api/jsonInPieces.ts';
import { JsonRows } from '../../../server/core/jsonRows.ts';

interface Given {
  name: string;
  manager: string | null;
  seconds: number;
  rate: number;
}

/** The records as columns, in another order than that of their texts. */
function rowsOf(records: readonly Given[]) {
  const texts = records
    .map(({ name, manager }) => Buffer.from(JSON.stringify({ name, manager }).slice(0, -1)))
    .toReversed();
  const starts = Int32Array.from({ length: texts.length + 1 }, (_, place) =>
    texts.slice(0, place).reduce((sum, { length }) => sum + length, 0),
  );
  return new JsonRows<Given>({
    rows: Int32Array.from(records, (_, row) => row),
    texts: { bytes: Buffer.concat(texts), starts, longest: Math.max(0, ...texts.map(text => text.length)) },
    places: Int32Array.from(records, (_, row) => records.length - 1 - row),
    numbers: {
      seconds: Int32Array.from(records, ({ seconds }) => seconds),
      rate: Float64Array.from(records, ({ rate }) => rate),
    },
  });
}

const integers = [0, 7, 9, 10, 99, 100, 86_400, 2 ** 31 - 1, -1, -10, -(2 ** 31)];
const fractions = [0, 1, 0.1 + 0.2, 1 / 3, 1e-7, 1e21, -1.5, 5e-324, Number.MAX_VALUE, 12, -2 / 3];

test('records are written from columns as `JSON.stringify` writes them', async () => {
  const records = integers.map((seconds, row) => ({
    name: `“김\n${row}" 👩‍🎓`,
    manager: row % 3 === 0 ? null : '박\\',
    seconds,
    rate: fractions[row]!,
  }));
  const answer = { locked: false, content: rowsOf(records), total: records.length };
  const meant = JSON.stringify({ ...answer, content: records });
  expect(await new Response(jsonInPieces(answer)).text()).toBe(meant);
  expect(JSON.stringify(answer)).toBe(meant);
});

test('no record is an empty list', async () => {
  expect(await new Response(jsonInPieces({ content: rowsOf([]) })).text()).toBe('{"content":[]}');
});

test('other requests have their turn while many records are written', async () => {
  const many = Array.from({ length: 6_000 }, (_, row) => ({
    name: '이름'.repeat(100),
    manager: null,
    seconds: row,
    rate: row / 7,
  }));
  let turns = 0;
  const takeTurn = () => {
    turns++;
    if (turns < 100) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const text = await new Response(jsonInPieces({ content: rowsOf(many) })).text();
  expect(JSON.parse(text)).toEqual({ content: many });
  expect(turns).toBeGreaterThan(8);
});
