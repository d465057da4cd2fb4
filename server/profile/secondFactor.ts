import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { limits } from '../../src/domain/limits.ts';
import type { Queryable } from '../database/open.ts';
import { customers } from '../database/schema/index.ts';
import { hashToken } from '../session/token.ts';

type Account = typeof customers.$inferSelect;

const periodSeconds = 30;
/** Clocks of phones may be half a minute off. */
const window = 1;

/** The codes of an authenticator app, as every such app makes them (RFC 6238). */
export const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    digits: limits.phoneCode.digits,
    period: periodSeconds,
  });

const isThis = ({ groupId, customerId }: Account) =>
  and(eq(customers.groupId, groupId), eq(customers.customerId, customerId));

/** Whether the six digits are right and were not used before. They are used up by asking. */
export async function takeOtp(db: Queryable, account: Account, otp: string, now: Date): Promise<boolean> {
  if (account.twoFactorSecret === null) return false;
  const delta = totpOf(account.twoFactorSecret).validate({ token: otp, timestamp: now.getTime(), window });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
  const [taken] = await db
    .update(customers)
    .set({ twoFactorStep: step })
    .where(and(isThis(account), or(isNull(customers.twoFactorStep), lt(customers.twoFactorStep, step))))
    .returning({ customerId: customers.customerId });
  return taken !== undefined;
}

/** How recovery codes are typed: in any case, with or without their hyphen. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');
export const hashRecoveryCode = (code: string) => hashToken(`recovery ${plain(code)}`);

/** Whether it is one of the account's recovery codes; each works once. */
export async function takeRecoveryCode(db: Queryable, account: Account, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const [taken] = await db
    .update(customers)
    .set({ recoveryCodeHashes: sql`array_remove(${customers.recoveryCodeHashes}, ${hash})` })
    .where(and(isThis(account), sql`${hash} = any(${customers.recoveryCodeHashes})`))
    .returning({ customerId: customers.customerId });
  return taken !== undefined;
}
