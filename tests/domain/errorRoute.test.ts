import { expect, test } from 'vitest';
import { errorExit, errorTextOf, errorTypeOf } from '../../src/domain/errorRoute.ts';

/** Specification, section 8: the error page's type by status. */
test.each([
  [400, 'notfound'],
  [403, 'notfound'],
  [404, 'notfound'],
  [408, 'timeout'],
  [409, 'service'],
  [422, 'service'],
  [500, 'service'],
  [503, 'service'],
  [0, 'service'],
])('a call that fails with %i leads to the error page "%s" [S8.2]', (status, type) => {
  expect(errorTypeOf(status)).toBe(type);
});

/** Specification, section 2: what the confirm button does, by type and by whether there is a session. */
test.each([
  ['auth', '/auth', '/auth'],
  ['resetpw', '/auth/login', '/auth/login'],
  ['inactive', '/auth/login', '/auth/login'],
  ['notfound', '/dashboard', '/'],
  ['timeout', -1, -1],
  ['service', '/dashboard', '/'],
] as const)(
  'the error page "%s" leads who is signed in to %s and others to %s [S2.31]',
  (type, signedIn, stranger) => {
    expect(errorExit(type, true)).toBe(signedIn);
    expect(errorExit(type, false)).toBe(stranger);
  },
);

test.each([
  ['notfound', 'notfound'],
  ['timeout', 'timeout'],
  ['inactive', 'inactive'],
  ['service', 'service'],
  ['auth', 'service'],
  ['resetpw', 'service'],
] as const)('the error page "%s" shows the text "%s" [S2.32]', (type, text) => {
  expect(errorTextOf(type)).toBe(text);
});
