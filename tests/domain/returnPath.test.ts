import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rememberedPath, safeReturnPath } from '../../src/domain/returnPath.ts';
import { screenAt } from '../../src/screens.ts';

const isKnown = (path: string) => screenAt(path) !== null;

/** Specification, section 2: remembering the origin path. */
test.each([
  ['the login page is ignored', '/auth/login', null],
  ['the login page with a query is ignored', '/auth/login?from=%2Fstudent', null],
  ['that of an academy is ignored', '/a/hanbit', null],
  ['the root is the dashboard', '/', '/dashboard'],
  ['an error is the dashboard', '/error?type=timeout', '/dashboard'],
  ['resetting a password is the dashboard', '/auth/resetpw/new?code=x', '/dashboard'],
  ['signing up is the dashboard', '/auth/signup', '/dashboard'],
  ['the start of signing in is the dashboard', '/auth', '/dashboard'],
  ['any other path is kept', '/student', '/student'],
  ['with its query and fragment', '/study/history?since=2026-03-02#x', '/study/history?since=2026-03-02#x'],
  ['also one that only looks alike', '/student?x=/auth/login', '/student?x=/auth/login'],
])('%s [S2.7]', (_, path, remembered) => {
  expect(rememberedPath(path)).toBe(remembered);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%09/evil.example',
  '/no/such/screen',
  'student',
  '',
  ' /student',
  '/student\u0000',
  '/student\n',
  'http:/student',
  '/auth/login',
])('%j leads nowhere', from => {
  expect(safeReturnPath(from, isKnown)).toBeNull();
});

test('nothing leads nowhere', () => {
  expect(safeReturnPath(null, isKnown)).toBeNull();
});

test.each([
  ['/student', '/student'],
  ['/student/7?tab=history#x', '/student/7?tab=history#x'],
  ['/student/../manager', '/manager'],
  ['/', '/dashboard'],
  ['/error?type=notfound', '/dashboard'],
])('%s leads to %s', (from, to) => {
  expect(safeReturnPath(from, isKnown)).toBe(to);
});

test('any value leads to a known path of this origin [S2.7]', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'student',
    'http:',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    'evil.example',
    ':',
  );
  const from = fc.array(parts, { maxLength: 8 }).map(each => each.join(''));
  fc.assert(
    fc.property(fc.oneof(from, fc.string()), text => {
      const to = safeReturnPath(text, isKnown);
      if (to === null) return;
      const url = new URL(to, 'https://console.example');
      expect(url.origin).toBe('https://console.example');
      expect(isKnown(url.pathname)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
