import { HttpError } from 'ra-core';
import { expect, test } from 'vitest';
import { handleAuthFailure } from '../../src/dataProvider/handleAuthFailure.ts';
import type { Call } from '../../src/contract/call.ts';
import { contract } from '../../src/contract/index.ts';

/** What becomes of a failed call: what is done, in order. */
function outcomeOf(status: number, code: string, call: Call = contract.students.list) {
  const done: string[] = [];
  const handle = handleAuthFailure({
    onSignedOut: why => void done.push(why),
    onForbidden: () => void done.push('permissions'),
    report: (_error, kind) => void done.push(kind),
  });
  handle(new HttpError(`errors.${code}`, status, { status, code, message: '' }), call);
  return done;
}

test.each([
  [400, 'VALIDATION_FAILED', ['refusal']],
  [401, 'NOT_SIGNED_IN', ['refusal', 'signedOut']],
  [401, 'ACCOUNT_INACTIVE', ['refusal', 'inactive']],
  [401, 'LOGIN_FAILED', ['refusal']],
  [403, 'FORBIDDEN', ['refusal', 'permissions']],
  [404, 'NOT_FOUND', ['refusal']],
  [408, 'TIMEOUT', ['refusal']],
  [409, 'STUDENT_CAP', ['refusal']],
  [500, 'INTERNAL', ['fault']],
  [0, 'UNREACHABLE', ['fault']],
])('%i %s is reported, and changes the session as specified [S8.3]', (status, code, done) => {
  expect(outcomeOf(status, code)).toEqual(done);
});

test('a 401 of the session’s own call is no error', () => {
  expect(outcomeOf(401, 'NOT_SIGNED_IN', contract.session.sessions)).toEqual([]);
  expect(outcomeOf(500, 'INTERNAL', contract.session.sessions)).toEqual(['fault']);
});
