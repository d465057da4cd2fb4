import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('tests that run on the embedded database alone are in its project, so that they run where PostgreSQL is too', () => {
  const [, list] = /ofEmbedded = \[([^\]]+)\]/.exec(readFileSync('vitest.config.ts', 'utf8'))!;
  const beginnings = [...list!.matchAll(/'([^'*]+)/g)].map(([, beginning]) => beginning!);
  const files = readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
    .map(file => `tests/server/${file}`)
    .filter(file => file.endsWith('.test.ts'))
    .filter(file => /inject\('database'\)\.kind === 'pglite'/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(file => !beginnings.some(beginning => file.startsWith(beginning)))).toEqual([]);
});
