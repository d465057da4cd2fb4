import { expect, test } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import { contract } from '../../src/contract/index.ts';
import type { Call } from '../../src/contract/call.ts';
import { isNeverStored } from '../../src/domain/neverStored.ts';

const bodyFields = Object.values(contract)
  .flatMap(calls => Object.values(calls as Record<string, Call>))
  .flatMap(({ body }) => Object.keys((body as ObjectSchema<AnyObject> | undefined)?.fields ?? {}));

test('passwords, codes and pictures of the contract are never stored in the browser', () => {
  const secret = [...new Set(bodyFields)].filter(isNeverStored).toSorted();
  expect(secret).toEqual(
    expect.arrayContaining([
      'passwd',
      'password',
      'currentPassword',
      'newPassword',
      'otp',
      'code',
      'profileImageId',
    ]),
  );
  expect(secret.filter(field => !/passw|otp|code|image/i.test(field))).toEqual([]);
  expect(['name', 'memo', 'reason', 'subject'].filter(isNeverStored)).toEqual([]);
});
