import { and, eq } from 'drizzle-orm';
import { daysLeft, planStateOn, type Subscribed } from '../../src/domain/premium.ts';
import { dateOfParam, isoInZone } from '../../src/domain/studyDay.ts';
import { listAlerts, readAlerts } from '../alerts/alerts.ts';
import { customers, groups, sessions, subscriptions } from '../database/schema/index.ts';
import type { SomeHandlersOf } from '../http/context.ts';
import { found, ProblemError } from '../http/problem.ts';
import { imageHandlers } from '../images/handlers.ts';
import { imageUrl } from '../images/url.ts';
import { acceptManager } from '../managers/accept.ts';
import { me } from '../profile/me.ts';
import { endOtherSignIns, signIns } from '../profile/signIns.ts';
import { confirmTwoFactor, endTwoFactor, startTwoFactor } from '../profile/twoFactor.ts';
import { updateProfile } from '../profile/update.ts';
import { requestReset } from '../reset/requestReset.ts';
import { resetPassword } from '../reset/resetPassword.ts';
import { search } from '../search/search.ts';
import { acceptSubscriptions } from '../signup/acceptSubscriptions.ts';
import { createOwner } from '../signup/createOwner.ts';
import { groupIdExists } from '../signup/groupIdExists.ts';
import { initialize } from '../signup/initialize.ts';
import { requestEmail } from '../signup/requestEmail.ts';
import { requestPhone } from '../signup/requestPhone.ts';
import { verifyEmail } from '../signup/verifyEmail.ts';
import { verifyPhone } from '../signup/verifyPhone.ts';
import { describeCode } from '../verification/describeCode.ts';
import { askSecondFactor } from './askSecondFactor.ts';
import { studentProfile, updateStudentProfile } from '../students/profile.ts';
import { sessionCookie } from './cookie.ts';
import { openSession, sessionDays } from './open.ts';
import { passwordMatches } from './password.ts';
import { findAdministrator } from './signIn.ts';
import { roleOf, type SignedIn } from './signedIn.ts';

const toInfo = (
  session: Pick<SignedIn, 'groupId' | 'role' | 'permissions' | 'initialized' | 'profileImageId'> &
    Partial<Pick<SignedIn, 'viewingGroupId'>>,
) => ({
  role: session.role,
  permissions: session.permissions,
  profileImageUrl: imageUrl(session.groupId, session.profileImageId),
  viewingGroupId: session.viewingGroupId ?? null,
  ...(session.role === 'OWNER' ? { initialized: session.initialized } : {}),
});

const planState = (subscribed: Subscribed | null, today: string) => {
  const { state, premiumEndsOn } = subscribed
    ? planStateOn(subscribed, today)
    : { state: 'EXPIRED' as const, premiumEndsOn: null };
  return {
    planState: state,
    premiumEndsOn,
    premiumDaysLeft: premiumEndsOn === null ? null : daysLeft(premiumEndsOn, today),
  };
};

export const auth = {
  valid: describeCode,
  requestEmail,
  verifyEmail,
  requestPhone,
  verifyPhone,
  groupIdExists,
  createOwner,
  acceptSubscriptions,
  requestReset,
  resetPassword,
  acceptManager,

  async login({ body, db, now, config, headers, request, audit }) {
    const person = await findAdministrator(db, body.userId, body.passwd);
    await askSecondFactor(db, person, body.otp, now);
    const [group] = await db
      .select({ initialized: groups.initialized })
      .from(groups)
      .where(eq(groups.groupId, person.groupId));
    const token = await openSession(db, person, request.headers.get('User-Agent') ?? '', now);
    headers.append('Set-Cookie', sessionCookie(config, request, token, sessionDays * 86_400));
    const role = roleOf(person);
    await audit({
      action: 'session.open',
      groupId: person.groupId,
      actor: { ...person, role },
      target: { kind: 'customer', id: person.customerId, name: person.name },
    });
    return toInfo({ ...person, role, initialized: group!.initialized });
  },

  async logout({ db, visitor, config, request, headers, events, now }) {
    if (visitor) {
      await db
        .delete(sessions)
        .where(and(eq(sessions.groupId, visitor.groupId), eq(sessions.sessionId, visitor.sessionId)));
      const { groupId, customerId } = visitor;
      events.publish({ groupId, kind: 'permissions', id: customerId, at: now.getTime() });
    }
    headers.append('Set-Cookie', sessionCookie(config, request, null));
  },
} satisfies SomeHandlersOf<'auth'>;

export const session = {
  async sessions({ session }) {
    return toInfo(session);
  },

  me,
  updateProfile,
  signIns,
  endOtherSignIns,
  startTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  initialize,

  async academies({ session, db, now }) {
    const [row] = await db
      .select({ group: groups, owner: customers, subscription: subscriptions })
      .from(groups)
      .leftJoin(customers, and(eq(customers.groupId, groups.groupId), eq(customers.kind, 'OWNER')))
      .leftJoin(subscriptions, eq(subscriptions.groupId, groups.groupId))
      .where(eq(groups.groupId, session.groupId));
    const { group, owner, subscription } = found(row);
    const today = dateOfParam(isoInZone(now, group.timeZone));
    return {
      groupId: group.groupId,
      title: group.name,
      coverImageUrl: imageUrl(group.groupId, group.logoImageId),
      accentColor: group.accentColor,
      ownerCustomerName: owner?.name ?? '',
      ownerCustomerEmail: owner?.email ?? '',
      timeZone: group.timeZone,
      plan: subscription?.plan ?? 'FREE',
      trialEndsOn: subscription?.trialEndsOn ?? null,
      ...planState(subscription, today),
    };
  },

  async subscriptions({ session, db }) {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, session.groupId));
    const { plan, userCount, startsOn, endsOn, trialEndsOn, version } = found(row);
    return { plan, userCount, startsOn, endsOn, trialEndsOn, version };
  },

  async passwordMatches({ session, db, body }) {
    const [person] = await db
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(and(eq(customers.groupId, session.groupId), eq(customers.customerId, session.customerId)));
    return { data: await passwordMatches(found(person).passwordHash, body.value) };
  },

  async testError({ body }) {
    throw new ProblemError('TEST_ERROR', { status: body.status });
  },

  search,
  ...imageHandlers,
  customerByUserId: studentProfile,
  updateCustomer: updateStudentProfile,

  events: async ({ streams, request, session }) => (await streams.open(request, session)) as never,
  alerts: listAlerts,
  readAlerts,

  async serverTime({ now, visitor, config }) {
    return {
      serverTime: isoInZone(now, visitor?.timeZone ?? config.timeZone),
      epochMilliseconds: now.getTime(),
    };
  },
} satisfies SomeHandlersOf<'session'>;
