import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { customers, logins } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';
import { found, notFound, ProblemError } from '../http/problem.ts';
import { dropReplaced } from '../images/dropReplaced.ts';
import { requireImage } from '../images/requireImage.ts';
import { mailLink } from '../mail/link.ts';
import { passwordChangedMail } from '../mail/passwordChangedMail.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import { refuseTakenPhone } from '../signup/refuseTakenPhone.ts';
import { endOtherSignIns } from './signIns.ts';
import { me, ownAccount } from './me.ts';

type Update = Context<Contract['session']['updateProfile']>;

/** Changes one's own profile. A new password needs the current one, and ends the other sessions. */
export async function updateProfile(context: Update) {
  const { db, session, params, body, ifMatch, now, audit } = context;
  if (params.customerId !== session.customerId) throw notFound();
  const { currentPassword, newPassword, ...fields } = body;
  const before = found((await db.select().from(customers).where(ownAccount(context)).for('update'))[0]);
  if (before.version !== ifMatch) throw new ProblemError('STALE', { current: await me(context) });
  await requireImage(db, session.groupId, 'profileImageId', fields.profileImageId);
  if (fields.phone !== undefined && fields.phone !== before.phone) await movePhone(context, fields.phone);
  const password =
    newPassword === undefined ? {} : await changePassword(context, before, { currentPassword, newPassword });
  await db
    .update(customers)
    .set({ ...fields, ...password, updatedAt: now, version: sql`${customers.version} + 1` })
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
  await refuseTakenPhone(db, phone);
  await db
    .update(logins)
    .set({ phone: phone === '' ? null : phone })
    .where(and(eq(logins.groupId, session.groupId), eq(logins.customerId, session.customerId)));
}

async function changePassword(
  context: Update,
  person: typeof customers.$inferSelect,
  { currentPassword = '', newPassword }: { currentPassword?: string | undefined; newPassword: string },
) {
  const { session, audit, mail, config } = context;
  if (!(await passwordMatches(person.passwordHash, currentPassword)))
    throw new ProblemError('CURRENT_PASSWORD_MISMATCH', {
      fieldErrors: { currentPassword: 'validation.currentPassword' },
    });
  await endOtherSignIns(context);
  const { groupId, customerId, name, email, language } = person;
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
  return { passwordHash: await hashPassword(newPassword) };
}
