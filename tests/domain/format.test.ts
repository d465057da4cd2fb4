import { expect, test } from 'vitest';
import { formatPhone, formatSeconds } from '../../src/domain/format.ts';

test.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [60, '0:01:00'],
  [3_599, '0:59:59'],
  [3_600, '1:00:00'],
  [86_400, '24:00:00'],
  [360_000, '100:00:00'],
  [1.9, '0:00:01'],
  [-5, '0:00:00'],
])('%d seconds are read as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test.each([
  ['01012345678', '010-1234-5678'],
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0311234567', '031-123-4567'],
  ['03112345678', '031-1234-5678'],
  ['821012345678', '821012345678'],
  ['', ''],
])('the phone number %s is read as %s', (digits, text) => {
  expect(formatPhone(digits)).toBe(text);
});
