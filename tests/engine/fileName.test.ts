import { expect, test } from 'vitest';
import { fileNameOf } from '../../src/engine/export/fileName.ts';

test('a file is called by its name and the academy’s day [S7.7]', () => {
  const now = new Date('2026-03-01T15:30:00Z');
  expect(fileNameOf('학생', 'Asia/Seoul', now)).toBe('학생_2026-03-02.xlsx');
  expect(fileNameOf('학생', 'America/New_York', now)).toBe('학생_2026-03-01.xlsx');
  expect(fileNameOf('a/b: "c"', 'UTC', now, 'pdf')).toBe('a b   c_2026-03-01.pdf');
});
