import { eq, ne } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { textIn } from '../../../src/domain/brand/textIn.ts';
import type { AuditAction } from '../../../src/domain/auditActions.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { customers, sessions } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { mailLink } from '../../core/mail/link.ts';
import { secondFactorMail, type SecondFactorChange } from '../../mail/secondFactorMail.ts';
import { checkCurrentPassword } from '../session/checkCurrentPassword.ts';
import { endSessions } from '../session/endSessions.ts';
import { ownAccount } from '../session/me.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { seal } from './secret.ts';
import { consumeOtp, totpOf } from './secondFactor.ts';

type Session = Contract['session'];
type Account = typeof customers.$inferSelect;

/** The columns of an account without a second factor. */
export const noSecondFactor = {
  twoFactorSecret: null,
  twoFactorConfirmedAt: null,
  twoFactorStep: null,
  recoveryCodeHashes: [],
};

const lockOwn = async (context: Pick<Context, 'db' | 'session'>) =>
  found((await context.db.select().from(customers).where(ownAccount(context)).for('update'))[0]);

/** Makes a secret for an authenticator app, for who knows the password. It counts once a code of the app has confirmed it. */
export const startTwoFactor = prepared<Session['startTwoFactor'], unknown>(
  context => checkCurrentPassword(context, context.body.currentPassword),
  async context => {
    const { db, session, config } = context;
    const person = await lockOwn(context);
    if (person.twoFactorConfirmedAt !== null) throw new ProblemError('TWO_FACTOR_ON');
    const secret = new Secret({ size: 20 }).base32;
    await db
      .update(customers)
      .set({ twoFactorSecret: seal(secret, session.customerId, config), twoFactorStep: null })
      .where(ownAccount(context));
    const issuer = textIn(config.brand.name, person.language);
    return { secret, uri: totpOf(secret, session.email, issuer).toString() };
  },
);

type Codes = Awaited<ReturnType<typeof newRecoveryCodes>>;

/** Turns the second factor on, and returns the recovery codes, which are shown this once. */
export const confirmTwoFactor = prepared<Session['confirmTwoFactor'], Codes>(
  newRecoveryCodes,
  async (context, { codes, hashes }) => {
    const { db, body, now } = context;
    const person = await lockOwn(context);
    if (person.twoFactorConfirmedAt !== null) throw new ProblemError('TWO_FACTOR_ON');
    if (!(await consumeOtp(db, person, body.otp, context)))
      throw new ProblemError('CODE_MISMATCH', { fieldErrors: { otp: 'errors.CODE_MISMATCH' } });
    await db
      .update(customers)
      .set({ twoFactorConfirmedAt: now, recoveryCodeHashes: hashes })
      .where(ownAccount(context));
    await announce(context, person, 'twoFactorOn', 'profile.twoFactorOn');
    return { recoveryCodes: codes };
  },
);

/** New recovery codes in place of the former ones, for who knows the password. */
export const renewRecoveryCodes = prepared<Session['renewRecoveryCodes'], Codes>(
  async context => {
    await checkCurrentPassword(context, context.body.currentPassword);
    return newRecoveryCodes();
  },
  async (context, { codes, hashes }) => {
    const person = await lockOwn(context);
    if (person.twoFactorConfirmedAt === null) throw new ProblemError('TWO_FACTOR_OFF');
    await context.db.update(customers).set({ recoveryCodeHashes: hashes }).where(ownAccount(context));
    await announce(context, person, 'recoveryCodes', 'profile.recoveryCodes');
    return { recoveryCodes: codes };
  },
);

/** Turns the second factor off, for who knows the password. */
export const endTwoFactor = prepared<Session['endTwoFactor'], unknown>(
  async context => {
    await checkCurrentPassword(context, context.body.currentPassword);
    if (context.session.requiresTwoFactor) throw new ProblemError('SECOND_FACTOR_REQUIRED');
  },
  async context => {
    const person = await lockOwn(context);
    await context.db.update(customers).set(noSecondFactor).where(ownAccount(context));
    if (person.twoFactorConfirmedAt !== null)
      await announce(context, person, 'twoFactorOff', 'profile.twoFactorOff');
  },
);

/** What comes with every change: the other sessions end, the audit log has it, and a mail says so. */
async function announce(
  context: Pick<Context, 'db' | 'session' | 'events' | 'now' | 'audit' | 'mail' | 'config'>,
  { groupId, customerId, kind, name, email, language }: Account,
  change: SecondFactorChange,
  action: AuditAction,
) {
  const { session, audit, mail, config } = context;
  await endSessions(
    context,
    groupId,
    eq(sessions.customerId, customerId),
    ne(sessions.sessionId, session.sessionId),
  );
  await audit({ action, target: { kind: 'customer', id: customerId, name: session.name } });
  const url = mailLink(config, 'requestReset');
  await mail({
    groupId,
    kind: change,
    customerId,
    recipient: email,
    language,
    ...secondFactorMail(language, change, { name, kind, url }),
  });
}
