import type { BodyOf } from '../contract/call.ts';
import type { auth } from '../contract/auth.ts';

/** What is typed to sign in; `otp` is empty until a second factor is asked for. */
export type SignInValues = Required<BodyOf<typeof auth.login>>;
