import * as yup from 'yup';
import { genders, interestCategories } from '../choices.ts';
import { permissions } from '../permissions.ts';
import { accountStatuses, invitationStates, registrationStatuses, type StatusOf } from '../statuses.ts';
import { accountAnswers, commonAnswers } from './accountFields.ts';
import {
  choice,
  count,
  date,
  flag,
  id,
  instant,
  listOf,
  maybe,
  seconds,
  shape,
  text,
  version,
  valuesOf,
} from './fields.ts';

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

export const invitation = shape({
  state: choice(keys(invitationStates)),
  sentAt: maybe(instant),
  /** When the page that the invitation's link leads to was opened. */
  openedAt: maybe(instant),
  /** Why the mail could not be delivered, in the mail server's words. */
  failureReason: maybe(text),
  resendAvailableAt: maybe(instant),
});

/** What students and managers have in common (specification, section 3). */
const account = {
  customerId: id,
  userId: id,
  ...commonAnswers,
  profileImageUrl: maybe(text),
  registrationStatus: choice(keys(registrationStatuses)),
  accountStatus: choice(keys(accountStatuses)),
  /** The day on which a reserved deactivation takes effect. */
  deactivateOn: maybe(date),
  /** Until when a deleted account can be restored. */
  restorableUntil: maybe(instant),
  /** The join date: when the person first accepted the invitation. */
  authenticatedAt: maybe(instant),
  createdAt: instant,
  invitation,
  version,
};

export const student = shape({
  ...account,
  ...accountAnswers,
  /** When the guardian's consent was given or withdrawn last, and who recorded it; no name where the guardian did. */
  guardianConsentAt: maybe(instant),
  guardianConsentBy: maybe(text),
  managerId: maybe(id),
  managerName: maybe(text),
  targetSeconds: seconds,
});
export type Student = yup.InferType<typeof student>;

export const manager = shape({
  ...account,
  observer: flag,
  permissions: listOf(choice(permissions)),
  assignedStudentCount: count,
  /** Whether they sign in with a second factor; told to the owner, who can reset it. */
  twoFactor: maybe(flag),
});
export type Manager = yup.InferType<typeof manager>;

/** The profile of an end user in the study service. */
export const profile = shape({
  customerId: id,
  userId: id,
  name: text,
  email: text,
  nickname: text,
  gender: choice(genders),
  birthday: maybe(date),
  profileImageId: maybe(id),
  profileImageUrl: maybe(text),
  resolution: text,
  dream: text,
  goal: text,
  interestCategories: listOf(choice(interestCategories)),
  dDay: maybe(shape({ name: text, date })),
  version,
});
export type Profile = yup.InferType<typeof profile>;

export const studentSummary = shape({
  creatableStudentCount: count,
  limitStudentCount: count,
  activeStudentCount: count,
  authenticatedStudentCount: count,
  noneAuthenticatedStudentCount: count,
  inactiveStudentCount: count,
  /** Active students whose invitation could not be delivered, or was not accepted in time. */
  failedInvitationCount: count,
  expiredInvitationCount: count,
  /** Active students who have not opened an invitation that is still valid; null where invitations have no link (`ROOM_APP_URL`). */
  unopenedInvitationCount: maybe(count),
  /** Students who may have another account, by the fields that identify people. */
  duplicateCount: count,
});
export type StudentSummary = yup.InferType<typeof studentSummary>;

export const managerSummary = shape({
  creatableManagerCount: count,
  limitManagerCount: count,
  activeManagerCount: count,
  authenticatedManagerCount: count,
  noneAuthenticatedManagerCount: count,
  inactiveManagerCount: count,
  /** The same of active managers and observers, and how many have not opened an invitation that is still valid. */
  failedInvitationCount: count,
  expiredInvitationCount: count,
  unopenedInvitationCount: count,
  observerCount: count,
  limitObserverCount: count,
});
export type ManagerSummary = yup.InferType<typeof managerSummary>;

/** A manager as the group screen lists them. */
export const manageGroup = shape({
  customerId: id,
  name: text,
  email: text,
  observer: flag,
  accountStatus: choice(keys(accountStatuses)),
  assignedStudentCount: count,
});
export type ManageGroup = yup.InferType<typeof manageGroup>;

/** A student as the group screen lists them. */
export const groupStudent = shape({
  customerId: id,
  name: text,
  email: text,
  nickname: text,
  accountStatus: choice(keys(accountStatuses)),
  managerId: maybe(id),
  managerName: maybe(text),
});
export type GroupStudent = yup.InferType<typeof groupStudent>;

export const alertSettings = shape({ cameraOff: flag, absence: flag, break: flag, byEmail: flag, version });
export type AlertSettings = yup.InferType<typeof alertSettings>;

/** What became, or would become, of one account in a bulk call; `code` says why it was refused. */
export const verdict = shape({
  customerId: id,
  name: text,
  ok: flag,
  code: maybe(text),
  /** The cap that refused it, where one did. */
  limit: yup.number().integer().min(0),
});
export type Verdict = yup.InferType<typeof verdict>;
/** The same for a record that is no account. */
export const recordVerdict = shape({ id, name: text, ok: flag, code: maybe(text) });
export type RecordVerdict = yup.InferType<typeof recordVerdict>;

/** What became of one row of an import; `fieldErrors` maps a field to the key of its message. */
export const rowVerdict = shape({
  row: count,
  ok: flag,
  customerId: maybe(id),
  fieldErrors: valuesOf<string>(),
});
export type RowVerdict = yup.InferType<typeof rowVerdict>;

export type AccountStatus = StatusOf<'accountStatus'>;
export type RegistrationStatus = StatusOf<'registrationStatus'>;
export type InvitationState = StatusOf<'invitationState'>;
