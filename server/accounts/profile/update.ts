import { and, eq, ne, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { customers, logins, sessions } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { dropReplaced } from '../../images/dropReplaced.ts';
import { requireImage } from '../../images/requireImage.ts';
import { mailLink } from '../../core/mail/link.ts';
import { passwordChangedMail } from '../../mail/passwordChangedMail.ts';
import { checkCurrentPassword } from '../../auth/session/checkCurrentPassword.ts';
import { endSessions } from '../../auth/session/endSessions.ts';
import { hashPassword } from '../../core/password.ts';
import { assertStrongPassword } from '../../auth/session/assertStrongPassword.ts';
import { assertPhoneFree } from '../../auth/signup/assertPhoneFree.ts';
import { me, ownAccount } from '../../auth/session/me.ts';

type Call = Contract['session']['updateProfile'];
type Update = Context<Call>;
type Account = typeof customers.$inferSelect;
interface NewPassword {
  formerHash: string | null;
  passwordHash: string;
}

/** Updates the caller's profile. A new password needs the current one, and ends the other sessions. */
export const updateProfile = prepared<Call, NewPassword | null>(hashNew, update);

async function hashNew(context: Update): Promise<NewPassword | null> {
  const { session, params, body } = context;
  if (params.customerId !== session.customerId) throw notFound();
  const { currentPassword = '', newPassword } = body;
  if (newPassword === undefined) return null;
  const account = await checkCurrentPassword(context, currentPassword);
  assertStrongPassword('newPassword', newPassword, account);
  return { formerHash: account.passwordHash, passwordHash: await hashPassword(newPassword) };
}

async function update(context: Update, password: NewPassword | null) {
  const { db, session, body, ifMatch, now, audit } = context;
  const { currentPassword: _, newPassword: __, ...fields } = body;
  const before = found((await db.select().from(customers).where(ownAccount(context)).for('update'))[0]);
  if (before.version !== ifMatch) throw new ProblemError('STALE', { current: await me(context) });
  await requireImage(db, session.groupId, 'profileImageId', fields.profileImageId);
  if (fields.phone !== undefined && fields.phone !== before.phone) await movePhone(context, fields.phone);
  if (password !== null) await announce(context, before, password);
  await db
    .update(customers)
    .set({
      ...fields,
      ...(password === null ? {} : { passwordHash: password.passwordHash }),
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(ownAccount(context));
  const { name, phone, language, profileImageId } = before;
  await dropReplaced(db, session.groupId, profileImageId, fields.profileImageId);
  if (Object.keys(fields).length > 0)
    await audit({
      action: 'profile.update',
      target: { kind: 'customer', id: session.customerId, name: fields.name ?? name },
      before: { name, phone, language, profileImageId },
      after: fields,
    });
  return me(context);
}

/** An owner's number stays theirs alone. */
async function movePhone({ db, session }: Update, phone: string) {
  if (session.role !== 'OWNER') return;
  await assertPhoneFree(db, phone);
  await db
    .update(logins)
    .set({ phone: phone === '' ? null : phone })
    .where(and(eq(logins.groupId, session.groupId), eq(logins.customerId, session.customerId)));
}

/** After a new password the other sessions end, and the account's owner is notified. */
async function announce(context: Update, person: Account, { formerHash }: NewPassword) {
  const { session, audit, mail, config } = context;
  // It has been changed since it was compared.
  if (person.passwordHash !== formerHash)
    throw new ProblemError('CURRENT_PASSWORD_MISMATCH', {
      fieldErrors: { currentPassword: 'validation.currentPassword' },
    });
  const { groupId, customerId, name, email, language } = person;
  await endSessions(
    context,
    groupId,
    eq(sessions.customerId, customerId),
    ne(sessions.sessionId, session.sessionId),
  );
  await audit({
    action: 'profile.password',
    target: { kind: 'customer', id: customerId, name: session.name },
  });
  await mail({
    groupId,
    kind: 'passwordChanged',
    customerId,
    recipient: email,
    language,
    ...passwordChangedMail(language, { name, url: mailLink(config, 'requestReset') }),
  });
}
