import { addedLanguages } from './addedLanguages.ts';
import { attentionRuleIds } from './attention/attentionRuleIds.ts';
import { auditActions } from './auditActions.ts';
import { auditKinds } from './auditKinds.ts';
import { batchActions } from './batchActions.ts';
import { batchOutcomes } from './batchOutcomes.ts';
import { builtInLanguages, type Language } from './builtInLanguages.ts';

/** Closed sets of values that people choose from (specification, sections 3 and 9). */
export const genders = ['MALE', 'FEMALE', 'NONE'] as const;
/** Whether a guardian has agreed to receive reports by email. */
export const guardianConsents = ['YES', 'NO'] as const;
export const groupTypes = ['ACADEMY', 'STUDY_CAFE', 'GROUP', 'INDIVIDUAL', 'COMPANY', 'OTHER'] as const;
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
/** The plans of an installation that configures none; `plans/` has what they are. */
const plans = ['FREE', 'PREMIUM'] as const;
/** How soon the paid plan or the trial of an academy ends, in days. */
export const planEndings = ['7', '30'] as const;
/** All languages: the product's, and those of the installation, which tables by language have entries for too. */
export const languages: readonly [Language, ...Language[]] = [
  ...builtInLanguages,
  ...addedLanguages.map(({ tag }) => tag as Language),
];
/** What can have happened to a room on some days. */
export const roomActivities = ['USED', 'UNUSED', 'CREATED', 'ENDED'] as const;
/** Why a student cannot be moved to another academy. */
export const moveRefusals = [
  'NOT_FOUND',
  'ALREADY_DELETED',
  'DEACTIVATION_RESERVED',
  'IN_ROOM',
  'EMAIL_IN_TARGET',
  'EMAIL_IN_TARGET_DELETED',
  'STUDY_DAYS_DIFFER',
  'STUDENT_CAP',
  'INTERNAL',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];
export const roomModes = ['GENERAL', 'PREMIUM', 'GUEST'] as const;
export const hostPermissions = ['MUTE', 'CAMERA_OFF', 'EXPEL', 'LOCK', 'END'] as const;
export const userTypes = ['STUDENT', 'MANAGER', 'GUEST'] as const;
export const networkTypes = ['WIFI', 'CELLULAR', 'WIRED', 'UNKNOWN'] as const;
export const deviceTypes = ['PC', 'TABLET', 'PHONE'] as const;
export const expulsionReasons = [
  'NONE',
  'HOST',
  'CAMERA_OFF',
  'ABSENCE',
  'ROOM_ENDED',
  'CONNECTION_LOST',
] as const;
export const segmentStates = ['STUDY', 'BREAK', 'STOP'] as const;
/** A day in the attendance matrix: present, absent, or one that does not count. */
/** What is said of an attended or missed day besides: excused, late, left early, or both of these. */
export const attendanceExtras = ['E', 'L', 'V', 'B'] as const;
export type AttendanceExtra = (typeof attendanceExtras)[number];
/** What today's students can be narrowed to besides: absent without an excuse, excused, late, left early. */
export const attendanceFilters = ['U', 'E', 'L', 'V'] as const;
/** What the students of the attendance record can be narrowed to. */
export const recordMarks = ['L', 'V', 'E'] as const;
export type RecordMark = (typeof recordMarks)[number];
export const attendanceMarks = ['P', 'A', '-'] as const;
export const alertKinds = ['CAMERA_OFF', 'ABSENCE', 'BREAK'] as const;
/** The kinds of live events. */
export const liveKinds = ['room', 'roomUser', 'alert', 'settings', 'permissions'] as const;
export const templateTriggers = [...alertKinds, 'CUSTOM'] as const;
export const notificationChannels = ['EMAIL', 'CONSOLE'] as const;
/** Why a message did not get through, or is not sent at all. */
export const notificationReasons = [
  'QUIET_HOURS',
  'NO_ADDRESS',
  'ACCOUNT_INACTIVE',
  'ADDRESS_REFUSED',
  'ADDRESS_BOUNCED',
  'MARKED_AS_SPAM',
  'MAILBOX_FULL',
  'SERVER_REFUSED',
  'SERVER_BUSY',
  'SERVER_UNREACHABLE',
  'NO_MAIL_SERVER',
] as const;
/** What is said of study days: holidays do not count. */
/** Why a student is excused. */
export const excuseReasons = ['ILLNESS', 'FAMILY', 'SCHOOL', 'OTHER'] as const;
export type ExcuseReason = (typeof excuseReasons)[number];
export const dayNoteKinds = ['HOLIDAY', 'EXAM', 'NOTE'] as const;
export type DayNoteKind = (typeof dayNoteKinds)[number];
export const periods = ['1w', '4w', '3m'] as const;
export const chartUnits = ['DAY', 'WEEK', 'MONTH'] as const;
/** Whether all days of a day, week or month are counted, the period cuts some off, or it is not over yet. */
export const spanMarks = ['WHOLE', 'CUT', 'RUNNING'] as const;
export const interestCategories = [
  'ELEMENTARY',
  'MIDDLE_SCHOOL',
  'HIGH_SCHOOL',
  'CSAT',
  'UNIVERSITY',
  'CIVIL_SERVICE',
  'LAW',
  'MEDICINE',
  'TEACHER',
  'ACCOUNTING',
  'LANGUAGE',
  'CERTIFICATE',
  'EMPLOYMENT',
  'READING',
  'OTHER',
] as const;
export const inquiryUserCounts = ['10_50', '51_100', '101_200', 'OVER_200'] as const;
export const inquiryDurations = ['UNDER_1', 'UNDER_3', 'UNDER_6', 'UNDER_12', 'OVER_12', 'NONE'] as const;
export const inquiryStarts = ['WITHIN_1', 'WITHIN_3', 'WITHIN_6', 'WITHIN_12'] as const;

export type Gender = (typeof genders)[number];
export type GuardianConsent = (typeof guardianConsents)[number];
export type { Language };
export type Weekday = (typeof weekdays)[number];
export type AttendanceMark = (typeof attendanceMarks)[number];
export type AlertKind = (typeof alertKinds)[number];
export type RoomActivity = (typeof roomActivities)[number];
export type NotificationReason = (typeof notificationReasons)[number];
export type Period = (typeof periods)[number];
export type SegmentState = (typeof segmentStates)[number];
export type LiveKind = (typeof liveKinds)[number];
export type HostPermission = (typeof hostPermissions)[number];
export type NetworkType = (typeof networkTypes)[number];
export type DeviceType = (typeof deviceTypes)[number];
export type ExpulsionReason = (typeof expulsionReasons)[number];

/** Every closed set by the name that its translations and its display go by. */
export const choices = {
  gender: genders,
  guardianConsent: guardianConsents,
  groupType: groupTypes,
  weekday: weekdays,
  plan: plans,
  planEnding: planEndings,
  roomActivity: roomActivities,
  roomMode: roomModes,
  hostPermission: hostPermissions,
  userType: userTypes,
  networkType: networkTypes,
  deviceType: deviceTypes,
  expulsionReason: expulsionReasons,
  segmentState: segmentStates,
  attendanceMark: attendanceMarks,
  attendanceCell: [...attendanceMarks, ...attendanceExtras],
  alertKind: alertKinds,
  attentionRule: attentionRuleIds,
  templateTrigger: templateTriggers,
  notificationChannel: notificationChannels,
  notificationReason: notificationReasons,
  period: periods,
  chartUnit: chartUnits,
  dayNoteKind: dayNoteKinds,
  excuseReason: excuseReasons,
  attendanceExtra: attendanceExtras,
  attendanceFilter: attendanceFilters,
  spanMark: spanMarks,
  interestCategory: interestCategories,
  inquiryUserCount: inquiryUserCounts,
  inquiryDuration: inquiryDurations,
  inquiryStart: inquiryStarts,
  moveRefusal: moveRefusals,
  auditAction: auditActions,
  auditKind: auditKinds,
  batchAction: batchActions,
  batchOutcome: batchOutcomes,
} as const;
export type ChoiceKind = keyof typeof choices;
