import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';
import { found, ProblemError } from '../http/problem.ts';
import { prepared } from '../http/prepared.ts';
import { checkCurrentPassword } from '../session/checkCurrentPassword.ts';
import { ownAccount } from './me.ts';
import { hashRecoveryCode, takeOtp, totpOf } from './secondFactor.ts';

type Session = Contract['session'];
const issuer = 'Studyroom Console';

const lockOwn = async (context: Pick<Context, 'db' | 'session'>) =>
  found((await context.db.select().from(customers).where(ownAccount(context)).for('update'))[0]);

const entry = ({ session }: Pick<Context, 'session'>, action: AuditAction) => ({
  action,
  target: { kind: 'customer' as const, id: session.customerId, name: session.name },
});

/** Makes a secret for an authenticator app, for who knows the password. It counts once a code of the app has confirmed it. */
export const startTwoFactor = prepared<Session['startTwoFactor'], unknown>(
  context => checkCurrentPassword(context, context.body.currentPassword),
  start,
);

async function start(context: Context<Session['startTwoFactor']>) {
  const { db, session } = context;
  if ((await lockOwn(context)).twoFactorConfirmedAt !== null) throw new ProblemError('TWO_FACTOR_ON');
  const secret = new Secret({ size: 20 }).base32;
  await db.update(customers).set({ twoFactorSecret: secret, twoFactorStep: null }).where(ownAccount(context));
  return { secret, uri: totpOf(secret, session.email, issuer).toString() };
}

/** Turns the second factor on, and answers the recovery codes, which are shown this once. */
export async function confirmTwoFactor(context: Context<Session['confirmTwoFactor']>) {
  const { db, body, now, audit } = context;
  const person = await lockOwn(context);
  if (person.twoFactorConfirmedAt !== null) throw new ProblemError('TWO_FACTOR_ON');
  if (!(await takeOtp(db, person, body.otp, now)))
    throw new ProblemError('CODE_MISMATCH', { fieldErrors: { otp: 'errors.CODE_MISMATCH' } });
  const recoveryCodes = Array.from({ length: limits.recoveryCodes.count }, newRecoveryCode);
  await db
    .update(customers)
    .set({ twoFactorConfirmedAt: now, recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode) })
    .where(ownAccount(context));
  await audit(entry(context, 'profile.twoFactorOn'));
  return { recoveryCodes };
}

/** Turns the second factor off, for who knows the password. */
export const endTwoFactor = prepared<Session['endTwoFactor'], unknown>(
  context => checkCurrentPassword(context, context.body.currentPassword),
  turnOff,
);

async function turnOff(context: Context<Session['endTwoFactor']>) {
  const { db, audit } = context;
  const person = await lockOwn(context);
  await db
    .update(customers)
    .set({ twoFactorSecret: null, twoFactorConfirmedAt: null, twoFactorStep: null, recoveryCodeHashes: [] })
    .where(ownAccount(context));
  if (person.twoFactorConfirmedAt !== null) await audit(entry(context, 'profile.twoFactorOff'));
}

/** Letters and digits that are not mistaken for one another: 50 bits, in two groups. */
function newRecoveryCode(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(10)].map(byte => alphabet[byte % 32]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
