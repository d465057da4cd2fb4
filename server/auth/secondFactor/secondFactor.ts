import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { limits } from '../../../src/domain/limits.ts';
import type { Queryable } from '../../database/open.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { recoveryCodeHash } from './recoveryCodes.ts';
import { isSealed, seal, unseal } from './secret.ts';

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
    digits: limits.twoFactorCode.digits,
    period: periodSeconds,
  });

const isThis = ({ groupId, customerId }: Account) =>
  and(eq(customers.groupId, groupId), eq(customers.customerId, customerId));

/** Whether the code is right and was not used before. A call uses it up. */
export async function consumeOtp(
  db: Queryable,
  account: Account,
  otp: string,
  { now, config }: Pick<Context, 'now' | 'config'>,
): Promise<boolean> {
  const stored = account.twoFactorSecret;
  if (stored === null) return false;
  const secret = unseal(stored, account.customerId, config);
  const delta = totpOf(secret).validate({ token: otp, timestamp: now.getTime(), window });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
  // Secrets of earlier versions are encrypted once they are used.
  const sealed =
    isSealed(stored) || config.secretKey === undefined ? stored : seal(secret, account.customerId, config);
  const [taken] = await db
    .update(customers)
    .set({ twoFactorStep: step, twoFactorSecret: sealed })
    .where(and(isThis(account), or(isNull(customers.twoFactorStep), lt(customers.twoFactorStep, step))))
    .returning({ customerId: customers.customerId });
  return taken !== undefined;
}

/** Whether it is one of the account's recovery codes; each works once. Not to be called within a transaction: it hashes. */
export async function consumeRecoveryCode(db: Queryable, account: Account, code: string): Promise<boolean> {
  const hash = await recoveryCodeHash(code, account.recoveryCodeHashes);
  const [taken] = await db
    .update(customers)
    .set({ recoveryCodeHashes: sql`array_remove(${customers.recoveryCodeHashes}, ${hash})` })
    .where(and(isThis(account), sql`${hash} = any(${customers.recoveryCodeHashes})`))
    .returning({ customerId: customers.customerId });
  return taken !== undefined;
}
