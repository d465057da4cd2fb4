import { expect, test } from 'vitest';
import { landingAddress } from '../../src/landing/landingAddress.ts';

const at = (pathname: string, search = '', hash = '') => landingAddress({ pathname, search, hash }, 'ko');

test('the console redirects where a plain host serves it instead of the landing page', () => {
  expect(at('/')).toBe('/ko/index.html');
  expect(at('/', '?from=ad', '#inquiry')).toBe('/ko/index.html?from=ad#inquiry');
  expect(at('/en')).toBe('/en/index.html');
  expect(at('/en/')).toBe('/en/index.html');
});

test('where there is no landing page it leads to signing in', () => {
  expect(at('/ko/index.html')).toBe('/auth/login');
  expect(at('/en/index.html')).toBe('/auth/login');
});

test('every other address is the console’s', () => {
  for (const pathname of ['/student', '/korea', '/auth/login', '/en/student'])
    expect(at(pathname)).toBeNull();
});
