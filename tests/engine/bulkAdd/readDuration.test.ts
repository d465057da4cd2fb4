import { expect, test } from 'vitest';
import { readDuration } from '../../../src/engine/bulkAdd/cells/readDuration.ts';

test.each([
  ['2:30', '2:30:00'],
  ['02:30:15', '2:30:15'],
  ['2시간 30분', '2:30:00'],
  ['2시간', '2:00:00'],
  ['150분', '2:30:00'],
  ['2h 30m', '2:30:00'],
  ['1.5 hours', '1:30:00'],
  ['90 min', '1:30:00'],
  ['8', '8:00:00'],
  ['2.5', '2:30:00'],
])('%s is %s', (text, read) => expect(readDuration(text)).toBe(read));

test.each(['2:75', '90', 'some', '-2', '2:30:99'])('%s is left for the rules to reject', text =>
  expect(readDuration(text)).toBe(text),
);
