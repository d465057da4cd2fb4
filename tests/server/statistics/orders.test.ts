import { describe, expect, test } from 'vitest';
import { createFirstRows } from '../../../server/statistics/everyone/createFirstRows.ts';
import { orderedSlice, type OrderColumn } from '../../../server/statistics/everyone/orderedSlice.ts';
import { ranksInOrder, ranksOf, rowsByTotal } from '../../../server/statistics/everyone/ranksOf.ts';
import type { Students } from '../../../server/attendance/cache/students.ts';

const count = 5_000;
const rows = new Int32Array(count).map((_, row) => row);

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = numbers(7);
const column = (value: () => number) => Float64Array.from({ length: count }, value);
const values = {
  'all different': column(random),
  'whole numbers, many of them equal': column(() => Math.floor(random() * 30)),
  'mostly 0': column(() => (random() < 0.9 ? 0 : random() * 1_000)),
  'one far from the others': column(() => Math.floor(random() * 5)).with(17, 2 ** 31 - 1),
  'all equal': column(() => 3),
  'also negative': column(() => Math.floor(random() * 2_000) - 1_000),
};
const slices = [
  { offset: 0, limit: 25 },
  { offset: 130, limit: 300 },
  { offset: 2_480, limit: 100 },
  { offset: count - 10, limit: 25 },
  { offset: count, limit: 25 },
  { offset: 0, limit: count },
];

const inOrder = (given: Int32Array, columns: readonly OrderColumn[]) =>
  given.toSorted((a, b) => {
    for (const { values: of, sign } of columns) if (of[a] !== of[b]) return sign * (of[a]! - of[b]!);
    return 0;
  });

describe.each(Object.keys(values) as (keyof typeof values)[])('of %s', name => {
  test.each([1, -1])('a slice is that of all in order, also where another column decides: %i', sign => {
    const columns = [
      { values: values[name], sign },
      { values: values['whole numbers, many of them equal'], sign: -sign },
    ];
    for (const slice of slices)
      for (const some of [columns, columns.slice(0, 1)])
        expect(orderedSlice(rows, some, slice)).toEqual(
          inOrder(rows, some).slice(slice.offset, slice.offset + slice.limit),
        );
  });

  test.each([1, -1])('the first rows of several spans are those of all of them: %i', sign => {
    const spans = 4;
    const second = values['whole numbers, many of them equal'];
    for (const columns of [[values[name]], [values[name], second]]) {
      const signs = columns.map((_, index) => (index === 0 ? sign : -sign));
      for (const { offset, limit } of slices) {
        const first = createFirstRows({ signs, most: offset + limit, all: spans * count });
        for (let span = 0; span < spans; span++) first.add(rows, span, columns);
        const found = [...first.take({ offset, limit })].map(row => [
          first.kept.spans[row],
          first.kept.students[row],
        ]);
        const all = new Int32Array(spans * count).map((_, row) => row);
        const ofSpans = columns.map((of, index) => ({
          values: Float64Array.from(all, row => of[row % count]!),
          sign: signs[index]!,
        }));
        const expected = inOrder(all, ofSpans).slice(offset, offset + limit);
        expect(found).toEqual([...expected].map(row => [Math.floor(row / count), row % count]));
      }
    }
  });
});

test.each([86_400, 60 * 86_400])('ranks of up to %i seconds are those in order', most => {
  const totalSeconds = new Int32Array(count).map(() => (random() < 0.3 ? 0 : Math.floor(random() * most)));
  const isMember = new Int32Array(count).map(() => Number(random() < 0.9));
  const figures = { rows, isMember, totalSeconds, students: {} as Students };
  const ranks = ranksOf(figures, { none: 0 });
  expect(ranks).toEqual(ranksInOrder(figures, rowsByTotal(figures), { none: 0 }));
  for (const row of [0, 1, 2_500, count - 1]) {
    const longer = rows.filter(other => isMember[other] === 1 && totalSeconds[other]! > totalSeconds[row]!);
    expect(ranks[row]).toBe(isMember[row] === 1 ? longer.length + 1 : 0);
  }
});
