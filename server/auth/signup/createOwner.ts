import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { legalNames } from '../../../src/domain/legal/legalNames.ts';
import { weekdays } from '../../../src/domain/choices.ts';
import { freePlan } from '../../../src/domain/plans/freePlan.ts';
import { planNamed } from '../../../src/domain/plans/planNamed.ts';
import { dateOfParam, isoInZone } from '../../../src/domain/studyDay.ts';
import { newId } from '../../database/newId.ts';
import { customers, groups, logins, subscriptions, verifications } from '../../database/schema/index.ts';
import { defaultStudySettings } from '../../academies/defaults.ts';
import type { Context } from '../../core/context.ts';
import { legalVersion } from '../../core/legal/legalVersion.ts';
import { prepared } from '../../core/prepared.ts';
import { ProblemError } from '../../core/problem.ts';
import { mailLink } from '../../core/mail/link.ts';
import { welcomeMail } from '../../mail/welcomeMail.ts';
import { hashPassword } from '../../core/password.ts';
import { assertStrongPassword } from '../session/assertStrongPassword.ts';
import { hashToken, publicGroup } from '../../core/token.ts';
import { readCode } from '../verification/readCode.ts';
import { useCode } from '../verification/useCode.ts';
import { groupIdTaken } from './groupIdTaken.ts';
import { assertPhoneFree } from './assertPhoneFree.ts';

const refusal = (code: 'EMAIL_TAKEN' | 'GROUP_ID_TAKEN', field: string) =>
  new ProblemError(code, { fieldErrors: { [field]: `errors.${code}` } });

type Call = Contract['auth']['createOwner'];

/** Creates an academy with its owner, after email and mobile number were verified (specification, section 4). */
export const createOwner = prepared<Call, string>(async context => {
  const { code, passwd, userId: email, groupId, name } = context.body;
  // A repeated try, whose code is used, gets the answer that the first one got.
  if (context.request.headers.get('Idempotency-Key') === null) await readCode(context, code, 'SIGNUP');
  assertStrongPassword('passwd', passwd, { email, groupId, name });
  return hashPassword(passwd);
}, create);

async function create(context: Context<Call>, passwordHash: string) {
  const { db, body, now, config, audit, mail } = context;
  const { userId: email, groupId, name, phone, language, marketingConsent } = body;
  const { subject } = await useCode(context, body.code, 'SIGNUP');
  if (subject !== email) throw new ProblemError('CODE_MISMATCH');
  await usePhone(context);

  if (await groupIdTaken(db, groupId)) throw refusal('GROUP_ID_TAKEN', 'groupId');
  const [group] = await db
    .insert(groups)
    .values({
      groupId,
      name: body.academyName,
      studyDays: [...weekdays],
      timeZone: config.timeZone,
      studySettings: defaultStudySettings,
      settingsAppliedAt: now,
      lastActivityAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (group === undefined) throw refusal('GROUP_ID_TAKEN', 'groupId');

  const customerId = newId(now);
  await db.insert(customers).values({
    groupId,
    customerId,
    userId: newId(now),
    kind: 'OWNER',
    name,
    email,
    phone,
    language,
    registrationStatus: 'REGISTERED',
    authenticatedAt: now,
    passwordHash,
    consentedAt: now,
    marketingConsentAt: marketingConsent ? now : null,
    consents: legalNames.map(document => ({
      document,
      version: legalVersion(config, document),
      at: now.toISOString(),
    })),
    createdAt: now,
    updatedAt: now,
  });
  // An email is one administrator's, and a number one owner's; of two who come at the same time the first has it.
  const [login] = await db
    .insert(logins)
    .values({ groupId, customerId, email, phone, administrator: true })
    .onConflictDoNothing()
    .returning();
  if (login === undefined) {
    await assertPhoneFree(db, phone);
    throw refusal('EMAIL_TAKEN', 'userId');
  }
  await db.insert(subscriptions).values({
    groupId,
    plan: freePlan,
    userCount: Math.min(limits.students.default, planNamed(config.plans, freePlan).students ?? Infinity),
    startsOn: dateOfParam(isoInZone(now, group.timeZone)),
  });
  await audit({
    action: 'owner.create',
    groupId,
    actor: { customerId, name, role: 'OWNER' },
    target: { kind: 'group', id: groupId, name: body.academyName },
    after: { groupId, academyName: body.academyName, name, marketingConsent },
  });
  await mail({
    groupId,
    kind: 'welcome',
    customerId,
    recipient: email,
    language,
    ...welcomeMail(language, {
      name,
      academy: body.academyName,
      groupId,
      email,
      url: mailLink(config, 'login'),
    }),
  });
  return { customerId, groupId };
}

/** Uses up the proof of the number that was given with this very sign-up. */
async function usePhone({ db, body, now }: Context<Call>) {
  const [proof] = await db
    .update(verifications)
    .set({ usedAt: now })
    .where(
      and(
        eq(verifications.groupId, publicGroup),
        eq(verifications.purpose, 'PHONE'),
        eq(verifications.subject, body.phone),
        eq(verifications.boundTo, hashToken(body.code)),
        isNotNull(verifications.verifiedAt),
        isNull(verifications.usedAt),
      ),
    )
    .returning();
  if (proof === undefined)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { phone: 'validation.phoneUnverified' } });
}
