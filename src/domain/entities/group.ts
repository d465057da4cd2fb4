import * as yup from 'yup';
import { groupTypes, inquiryDurations, inquiryStarts, inquiryUserCounts, weekdays } from '../choices.ts';
import { firstSteps } from '../firstSteps.ts';
import { limits } from '../limits.ts';
import { planId } from '../plans/planId.ts';
import { rules } from '../rules.ts';
import {
  choice,
  count,
  date,
  flag,
  id,
  imageId,
  instant,
  listOf,
  maybe,
  shape,
  text,
  version,
} from './fields.ts';

const groupFields = {
  name: rules.name.required(),
  type: choice(groupTypes),
  phone: rules.phone.defined(),
  postalCode: yup.string().max(10, 'validation.tooLong').defined(),
  address: rules.maxLength(limits.shortText.max).defined(),
  detailAddress: rules.maxLength(limits.shortText.max).defined(),
  registrationNumber: rules.registrationNumber.defined(),
  studyDays: listOf(choice(weekdays)),
  accentColor: maybe(yup.string().matches(/^#[0-9A-Fa-f]{6}$/, 'validation.color')),
};

/** What may be changed of an academy; its id is fixed after signup (specification, section 9). */
export const groupBody = shape({
  ...groupFields,
  logoImageId: imageId,
  // A body without them leaves them as they are.
  timeZone: rules.timeZone,
  dayStartsAt: rules.dayStart,
});

export const group = shape({
  ...groupFields,
  groupId: text,
  managerName: text,
  managerEmail: text,
  logoImageId: maybe(id),
  logoImageUrl: maybe(text),
  timeZone: text,
  dayStartsAt: text,
  version,
});
export type Group = yup.InferType<typeof group>;

const interval = yup
  .number()
  .integer()
  .min(limits.intervalMinutes.min, 'validation.minutes')
  .max(limits.intervalMinutes.max, 'validation.minutes')
  .required();
const studySettingFields = {
  abuseTime: interval,
  cameraOffRecordStop: flag,
  cameraOffNotification: flag,
  absenceDetection: flag,
  absenceDetectionInterval: interval,
  absenceNotification: flag,
  absenceNotificationInterval: interval,
  breakEnabled: flag,
  breakNotification: flag,
  quietHoursStart: maybe(rules.timeOfDay),
  quietHoursEnd: maybe(rules.timeOfDay),
};

/** A group's feature settings (specification, section 3, abuse settings). Intervals and times are minutes. */
export const studySettingsBody = shape(studySettingFields);
export const studySettings = shape({ ...studySettingFields, version });
export type StudySettings = yup.InferType<typeof studySettings>;

/** How an academy's people sign in: whether everyone in it has to have a second factor. */
export const securitySettings = shape({ requiresTwoFactor: flag });
export type SecuritySettings = yup.InferType<typeof securitySettings>;

const { days: reminderDays, most: reminderMost } = limits.invitationReminder;
/** When invitations that have not been accepted are sent again: `afterDays` null means never. */
export const invitationSettings = shape({
  afterDays: maybe(
    yup
      .number()
      .integer('validation.numeric')
      .min(reminderDays.min, 'validation.choice')
      .max(reminderDays.max, 'validation.choice'),
  ),
  most: yup
    .number()
    .integer('validation.numeric')
    .min(reminderMost.min, 'validation.choice')
    .max(reminderMost.max, 'validation.choice')
    .required(),
});
export type InvitationSettings = yup.InferType<typeof invitationSettings>;

const oneLineText = rules.maxLength(limits.shortText.max);
/** A field with a sentence of its own for being left empty, which is said before anything about its length. */
const filledIn = (rule: yup.StringSchema<string | undefined>, message: string) =>
  yup.string().trim(message).required(message).concat(rule).required(message);

/** The adoption inquiry (specification, section 3). */
export const inquiryBody = shape({
  name: filledIn(rules.name, 'validation.inquiry.name'),
  company: filledIn(oneLineText, 'validation.inquiry.company'),
  department: filledIn(oneLineText, 'validation.inquiry.department'),
  position: filledIn(oneLineText, 'validation.inquiry.position'),
  email: rules.email.trim('validation.email').required('validation.inquiry.email'),
  phone: rules.phone.required('validation.inquiry.phone'),
  mobile: rules.phone.required('validation.inquiry.mobile'),
  userCount: yup
    .string()
    .oneOf(inquiryUserCounts, 'validation.inquiry.userCount')
    .required('validation.inquiry.userCount'),
  serviceDuration: yup
    .string()
    .oneOf(inquiryDurations, 'validation.inquiry.serviceDuration')
    .required('validation.inquiry.serviceDuration'),
  expectedStart: yup
    .string()
    .oneOf(inquiryStarts, 'validation.inquiry.expectedStart')
    .required('validation.inquiry.expectedStart'),
  additionalInquiry: rules.maxLength(limits.longText.max),
  marketingConsent: flag,
  privacyConsent: yup
    .boolean()
    .oneOf([true], 'validation.inquiry.privacyConsent')
    .required('validation.inquiry.privacyConsent'),
});
export type InquiryBody = yup.InferType<typeof inquiryBody>;

export const inquiry = shape({
  id,
  name: text,
  company: text,
  department: text,
  position: text,
  email: text,
  phone: text,
  mobile: text,
  userCount: choice(inquiryUserCounts),
  serviceDuration: choice(inquiryDurations),
  expectedStart: choice(inquiryStarts),
  additionalInquiry: text,
  marketingConsentAt: maybe(instant),
  privacyConsentAt: instant,
  state: choice(['NEW', 'CONTACTED', 'CLOSED']),
  note: text,
  createdAt: instant,
  version,
});
export type Inquiry = yup.InferType<typeof inquiry>;

/** The first steps of an academy, and which of them are done. */
export const firstStepsDone = shape({
  steps: listOf(shape({ step: choice(firstSteps), isDone: flag })),
});

/** An academy as the super administrator's overview lists it. */
export const academyOverview = shape({
  groupId: text,
  name: text,
  type: choice(groupTypes),
  ownerName: text,
  ownerEmail: text,
  plan: planId,
  state: choice(['ACTIVE', 'TRIAL', 'EXPIRED']),
  startsOn: maybe(date),
  endsOn: maybe(date),
  trialEndsOn: maybe(date),
  userCount: count,
  activeStudentCount: count,
  managerCount: count,
  lastActivityAt: maybe(instant),
  /** When its data is erased, after its owner has closed it. */
  closesAt: maybe(instant),
  createdAt: instant,
});
export type AcademyOverview = yup.InferType<typeof academyOverview>;
