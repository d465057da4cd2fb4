import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

const modules = modulesIn('src');
const filesWith = (pattern: RegExp, among = modules) =>
  among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('the console makes its idempotency keys in one place, which works without HTTPS', () => {
  expect(filesWith(/\brandomUUID\(/)).toEqual([]);
  expect(filesWith(/getRandomValues\(/)).toEqual(['src/dataProvider/idempotencyKeys.ts']);
});

test('what changes something goes through useWrite, what is read through useApi', () => {
  const outside = modules.filter(({ file }) => !file.startsWith('src/dataProvider/'));
  expect(filesWith(/import \{[^}]*\bsend\b[^}]*\} from '[^']*dataProvider\/http\.ts'/, outside)).toEqual([
    // Who is signed in is known before there are screens.
    'src/authProvider/authProvider.ts',
    'src/authProvider/session.ts',
    // The comparison of clocks, for code outside components too.
    'src/clock/serverClock.ts',
    // The sign-in page, which is shown without the console and its queries.
    'src/signIn/signInSession.ts',
    // A question about many rows at once.
    'src/engine/bulkAdd/rows/useRowValidation.ts',
  ]);
  expect(filesWith(/\buseMutation\b/)).toEqual(['src/hooks/useWrite.ts']);
  expect(filesWith(/\buseState\b[^;]*;\n[^]*\bset(?:Busy|Saving|Sending)\(true\)/)).toEqual([]);
});
