import { Secret, TOTP } from 'otpauth';
import { contract } from '../../src/contract/index.ts';
import { password, type Person } from './person.ts';
import type { World } from './world.ts';

/** Turns an account's second factor on. The clock moves on past the used code. */
export async function turnOnTwoFactor({ clock }: World, person: Person) {
  const { startTwoFactor, confirmTwoFactor } = contract.session;
  const { secret } = (await person.call(startTwoFactor, { body: { currentPassword: password } })).body;
  const otp = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() });
  const { recoveryCodes } = (await person.call(confirmTwoFactor, { body: { otp: otp() } })).body;
  clock.advance({ seconds: 30 });
  return { secret, otp, recoveryCodes };
}
