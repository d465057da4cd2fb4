import * as yup from 'yup';
import { languages } from '../choices.ts';
import { permissions, roles } from '../permissions.ts';
import { statusesOf } from '../statuses.ts';
import { choice, count, date, flag, id, instant, listOf, maybe, shape, text, version } from './fields.ts';
import { limits } from '../limits.ts';
import { planId } from '../plans/planId.ts';
import { rules } from '../rules.ts';

const dayStart = { zone: text, dayStartsAt: rules.dayStart.required() };

/** An academy's study clock, with the settings before it was changed. */
const studyClock = shape({ ...dayStart, former: listOf(shape({ ...dayStart, until: date })) });

/** Who is signed in, and what they may do. `initialized` is answered to an owner only. */
export const sessionInfo = shape({
  role: choice(roles),
  permissions: listOf(choice(permissions)),
  profileImageUrl: maybe(text),
  initialized: yup.boolean(),
  /** True for an owner whose academy is being closed. */
  isClosing: yup.boolean(),
  /** True when a second factor is required and not set up: nothing else is allowed until it is. */
  mustSetUpTwoFactor: yup.boolean(),
  /** The academy that a super administrator is viewing, read-only. */
  viewingGroupId: maybe(text),
  /** The manager whose console is viewed, read-only. Role and permissions are theirs then. */
  viewingCustomerId: maybe(id),
  viewingName: maybe(text),
});
export type SessionInfo = yup.InferType<typeof sessionInfo>;

export const me = shape({
  customerId: id,
  userId: id,
  groupId: text,
  email: text,
  name: text,
  phone: text,
  language: choice(languages),
  profileImageId: maybe(id),
  profileImageUrl: maybe(text),
  accountNonLocked: flag,
  authenticatedAt: maybe(instant),
  twoFactor: flag,
  /** How many recovery codes have not been used. */
  recoveryCodesLeft: count,
  /** Whether terms were published that an owner has not agreed to yet. */
  hasNewTerms: yup.boolean(),
  version,
});
export type Me = yup.InferType<typeof me>;

export const academiesInfo = shape({
  groupId: text,
  title: text,
  coverImageUrl: maybe(text),
  accentColor: maybe(text),
  ownerCustomerName: text,
  ownerCustomerEmail: text,
  /** When its data is erased, after its owner has closed it. */
  closesAt: yup.string().nullable(),
  timeZone: text,
  studyClock,
  plan: planId,
  trialEndsOn: maybe(date),
  /** Whether it has premium today, by its plan or its trial; the last day of it, and how many are left until then. */
  planState: choice(statusesOf('academyState')),
  premiumEndsOn: maybe(date),
  premiumDaysLeft: maybe(yup.number().integer().required()),
});

/** What the sign-in page of an academy shows of it. */
export type AcademiesInfo = yup.InferType<typeof academiesInfo>;

export const academySignIn = shape({
  groupId: text,
  name: text,
  logoImageUrl: maybe(text),
  accentColor: maybe(text),
  /** The identity provider that its people may sign in with. */
  singleSignOn: maybe(shape({ name: text })),
});
export type AcademySignIn = yup.InferType<typeof academySignIn>;

export const subscription = shape({
  plan: planId,
  userCount: count,
  startsOn: date,
  endsOn: maybe(date),
  trialEndsOn: maybe(date),
  version,
});
export type Subscription = yup.InferType<typeof subscription>;

/** What a subscription is changed to, with the reason. */
export const subscriptionBody = shape({
  plan: planId,
  userCount: yup.number().integer('validation.numeric').min(1).max(100_000).required(),
  startsOn: rules.date.required(),
  endsOn: maybe(rules.date),
  trialEndsOn: maybe(rules.date),
  reason: rules.lengthBetween(limits.reason, 'validation.reason').required(),
});
export type SubscriptionBody = yup.InferType<typeof subscriptionBody>;

/** One of the browsers in which a person is signed in. */
export const signIn = shape({
  sessionId: id,
  current: flag,
  userAgent: text,
  /** Where it was last seen. */
  ipAddress: text,
  createdAt: instant,
  lastSeenAt: instant,
});
export type SignIn = yup.InferType<typeof signIn>;
