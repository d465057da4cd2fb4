import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

interface Line {
  method: 'error' | 'warn';
  text: string;
}

const lines: Line[] = [];
let expected: { pattern: RegExp; reason: string }[] = [];

/** Says that this test makes the console complain, and why that is right. A complaint that stays away fails the test. */
export function expectNoise(pattern: RegExp, reason: string): void {
  expected.push({ pattern, reason });
}

beforeEach(() => {
  lines.length = 0;
  expected = [];
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...values) => {
      lines.push({ method, text: format(...values) });
    });
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  const unexpected = lines.filter(line => !expected.some(({ pattern }) => pattern.test(line.text)));
  const missing = expected.filter(({ pattern }) => !lines.some(line => pattern.test(line.text)));
  expect(unexpected.map(line => `console.${line.method}: ${line.text}`)).toEqual([]);
  expect(missing.map(({ pattern, reason }) => `nobody complained of ${pattern} (${reason})`)).toEqual([]);
});
