import { expect, test } from 'vitest';
import { newId } from '../../../server/database/newId.ts';
import { unpacked } from '../../../server/database/packedRows.ts';
import { rowOfId, rowsById, rowsOf } from '../../../server/database/sortedIds.ts';

/** Ids of which some begin alike, and some with the highest bit. */
const ids = Array.from({ length: 400 }, (_, index) => {
  const id = newId(new Date(1_700_000_000_000 + (index % 7)));
  return index % 3 === 0 ? `f${id.slice(1)}` : id;
}).toSorted();
const rowsWith = (of: readonly string[]) =>
  unpacked(Buffer.from(of.join('').replaceAll('-', ''), 'hex').toString('base64'), 0);

test('rows are found among sorted ones by their ids, in whatever order they come', () => {
  const known = ids.filter((_, index) => index % 4 !== 1);
  const sorted = rowsWith(known);
  const asked = [
    ids,
    ids.toReversed(),
    ids.filter((_, index) => index % 50 === 0),
    ids.toSorted((a, b) => (a.slice(-6) < b.slice(-6) ? -1 : 1)),
    known,
    [],
  ];
  for (const of of asked) expect([...rowsOf(sorted, rowsWith(of))]).toEqual(of.map(id => known.indexOf(id)));
  expect(ids.map(id => rowOfId(sorted, id))).toEqual(ids.map(id => known.indexOf(id)));
  expect([...rowsOf(rowsWith([]), sorted)]).toEqual(known.map(() => -1));
});

test('rows are put in the order of their ids', () => {
  const shuffled = ids.toSorted((a, b) => (a.slice(-6) < b.slice(-6) ? -1 : 1));
  expect([...rowsById(rowsWith(shuffled))].map(row => shuffled[row])).toEqual(ids);
  expect([...rowsById(rowsWith([]))]).toEqual([]);
});
