import { ValidationError } from 'yup';
import { auth } from '../contract/auth.ts';
import type { SignInValues } from './SignInValues.ts';

/** The key of what is wrong with each field, by the schema of the call. Loaded when something has been typed. */
export async function validateSignIn(
  values: SignInValues,
): Promise<Partial<Record<keyof SignInValues, string>>> {
  try {
    await auth.login.body!.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first message of a field is the one that is shown.
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message] as const).toReversed());
  }
}
