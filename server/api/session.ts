import { and, eq } from 'drizzle-orm';
import { daysLeft, planStateOn, type Subscribed } from '../../src/domain/premium.ts';
import { freePlan } from '../../src/domain/plans/freePlan.ts';
import { dateOfParam, isoInZone } from '../../src/domain/studyDay.ts';
import { listAlerts, readAlerts } from '../alerts/alerts.ts';
import { closeAlert, releaseAlert, takeAlert } from '../alerts/handleAlerts.ts';
import { customers, groups, sessions, subscriptions } from '../database/schema/index.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { SomeHandlersOf } from '../core/context.ts';
import { prepared } from '../core/prepared.ts';
import { found, ProblemError } from '../core/problem.ts';
import { studyClockOf } from '../core/studyClockOf.ts';
import { imageHandlers } from '../images/handlers.ts';
import { imageUrl } from '../core/images/url.ts';
import { signInPage } from '../academies/signInPage/handlers.ts';
import { acceptManager } from '../auth/invitation/accept.ts';
import { consentHandlers } from '../auth/consents/handlers.ts';
import { me } from '../auth/session/me.ts';
import { endOtherSignIns, endSignIn, signIns } from '../auth/session/signIns.ts';
import {
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '../auth/secondFactor/twoFactor.ts';
import { updateProfile } from '../accounts/profile/update.ts';
import { requestReset } from '../auth/reset/requestReset.ts';
import { resetPassword } from '../auth/reset/resetPassword.ts';
import { search } from '../accounts/search/search.ts';
import { acceptSubscriptions } from '../auth/signup/acceptSubscriptions.ts';
import { createOwner } from '../auth/signup/createOwner.ts';
import { groupIdExists } from '../auth/signup/groupIdExists.ts';
import { initialize } from '../auth/signup/initialize.ts';
import { requestEmail } from '../auth/signup/requestEmail.ts';
import { requestPhone } from '../auth/signup/requestPhone.ts';
import { verifyEmail } from '../auth/signup/verifyEmail.ts';
import { verifyPhone } from '../auth/signup/verifyPhone.ts';
import { describeCode } from '../auth/verification/describeCode.ts';
import { currentPasswordMatches } from '../auth/session/checkCurrentPassword.ts';
import { studentProfile, updateStudentProfile } from '../accounts/students/profile.ts';
import { sessionCookie } from '../auth/session/cookie.ts';
import { endSessions } from '../auth/session/endSessions.ts';
import { signIn } from '../auth/session/signIn.ts';
import { toInfo } from '../auth/session/toInfo.ts';

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
  ...signInPage,
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
  ...consentHandlers,
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
      closesAt: group.closesAt && isoInZone(group.closesAt, group.timeZone),
      timeZone: group.timeZone,
      studyClock: studyClockOf(group),
      plan: subscription?.plan ?? freePlan,
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

  events: ({ streams, request, session }) => streams.open(request, session),
  alerts: listAlerts,
  readAlerts,
  takeAlert,
  releaseAlert,
  closeAlert,

  async serverTime({ now, visitor, config }) {
    return {
      serverTime: isoInZone(now, visitor?.timeZone ?? config.timeZone),
      epochMilliseconds: now.getTime(),
    };
  },
} satisfies SomeHandlersOf<'session'>;
