import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

interface Line {
  method: 'error' | 'warn';
  text: string;
}

/**
 * What react-admin writes down outside of production: requests given up by a screen that is left, and refusals, which
 * the screen shows. Failures of the server are noise of their own. Charts miss a layout, which only a browser has.
 */
const usual = /AbortError|at new HttpError|ChartContainer does not have `width` prop/;

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
  const allowed = [usual, ...expected.map(({ pattern }) => pattern)];
  const unexpected = lines.filter(line => !allowed.some(pattern => pattern.test(line.text)));
  const missing = expected.filter(({ pattern }) => !lines.some(line => pattern.test(line.text)));
  // Joined, for the list of flaky tests to say it too.
  expect(unexpected.map(line => `console.${line.method}: ${line.text}`).join('\n')).toBe('');
  expect(
    missing.map(({ pattern, reason }) => `no console output about ${pattern} (${reason})`).join('\n'),
  ).toBe('');
});
