import { expect, test } from 'vitest';
import { cutTo } from '../../src/ui/cutTo.ts';

const [long, longer, short] = [
  { width: 150, least: 80 },
  { width: 240, least: 80 },
  { width: 60, least: 60 },
];

test('the longest texts are cut first', () => {
  expect(cutTo([long, longer, short], 50)).toBe(190);
});

test('then all that are longer, to the same width', () => {
  expect(cutTo([long, longer, short], 150)).toBe(120);
});

test('a column is no narrower than what else is in it, so that the others are cut more', () => {
  expect(cutTo([{ width: 150, least: 140 }, longer, short], 120)).toBe(130);
});

test('nothing is cut where that would not be enough', () => {
  expect(cutTo([long, longer, short], 231)).toBeNull();
  expect(cutTo([], 1)).toBeNull();
});
