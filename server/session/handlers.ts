import { and, eq } from 'drizzle-orm';
import { daysLeft, planStateOn, type Subscribed } from '../../src/domain/premium.ts';
import { dateOfParam, isoInZone } from '../../src/domain/studyDay.ts';
import { listAlerts, readAlerts } from '../alerts/alerts.ts';
import { customers, groups, sessions, subscriptions } from '../database/schema/index.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { SomeHandlersOf } from '../http/context.ts';
import { prepared } from '../http/prepared.ts';
import { found, ProblemError } from '../http/problem.ts';
import { imageHandlers } from '../images/handlers.ts';
import { imageUrl } from '../images/url.ts';
import { acceptManager } from '../managers/accept.ts';
import { me } from '../profile/me.ts';
import { endOtherSignIns, endSignIn, signIns } from '../profile/signIns.ts';
import { confirmTwoFactor, endTwoFactor, renewRecoveryCodes, startTwoFactor } from '../profile/twoFactor.ts';
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
import { currentPasswordMatches } from './checkCurrentPassword.ts';
import { studentProfile, updateStudentProfile } from '../students/profile.ts';
import { sessionCookie } from './cookie.ts';
import { endSessions } from './endSessions.ts';
import { signIn } from './signIn.ts';
import { toInfo } from './toInfo.ts';

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

  login: signIn,

  async logout(context) {
    const { visitor, config, request, headers } = context;
    if (visitor) await endSessions(context, visitor.groupId, eq(sessions.sessionId, visitor.sessionId));
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
  endSignIn,
  startTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
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

  passwordMatches: prepared<Contract['session']['passwordMatches'], boolean>(
    async context => (await currentPasswordMatches(context, context.body.value)).matches,
    async (_, data) => ({ data }),
  ),

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
