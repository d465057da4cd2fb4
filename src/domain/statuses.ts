/** The states that things are in (specification, section 4) and how each is to be read at a glance. */
export const tones = ['positive', 'notice', 'negative', 'neutral', 'accent'] as const;
export type Tone = (typeof tones)[number];

export const registrationStatuses = {
  PENDING: 'notice',
  REGISTERED: 'positive',
  INACTIVE_RESERVATION: 'notice',
} as const satisfies Record<string, Tone>;

export const accountStatuses = {
  ACTIVE: 'positive',
  INACTIVE: 'neutral',
  DELETED: 'negative',
} as const satisfies Record<string, Tone>;

export const invitationStates = {
  NONE: 'neutral',
  QUEUED: 'notice',
  HELD: 'notice',
  SENT: 'accent',
  OPENED: 'accent',
  FAILED: 'negative',
  ACCEPTED: 'positive',
  EXPIRED: 'notice',
} as const satisfies Record<string, Tone>;

const roomStatuses = { AVAILABLE: 'positive', ENDED: 'neutral' } as const satisfies Record<string, Tone>;

export const stopwatchStatuses = {
  START: 'accent',
  STUDY: 'positive',
  BREAK: 'notice',
  STOP: 'neutral',
} as const satisfies Record<string, Tone>;

const attendanceStatuses = { PRESENT: 'positive', ABSENT: 'negative' } as const satisfies Record<
  string,
  Tone
>;

const deviceStates = { ON: 'positive', OFF: 'neutral' } as const satisfies Record<string, Tone>;

const notificationStates = {
  SCHEDULED: 'accent',
  HELD: 'notice',
  SENT: 'positive',
  FAILED: 'negative',
  CANCELLED: 'neutral',
} as const satisfies Record<string, Tone>;

const inquiryStates = {
  NEW: 'accent',
  CONTACTED: 'notice',
  CLOSED: 'neutral',
} as const satisfies Record<string, Tone>;

const academyStates = {
  ACTIVE: 'positive',
  TRIAL: 'accent',
  EXPIRED: 'neutral',
} as const satisfies Record<string, Tone>;

const migrationStates = {
  RUNNING: 'accent',
  DONE: 'positive',
  ROLLING_BACK: 'notice',
  ROLLED_BACK: 'neutral',
} as const satisfies Record<string, Tone>;

const migrationRowStates = {
  WAITING: 'notice',
  MOVED: 'positive',
  REFUSED: 'negative',
  RETURNED: 'neutral',
} as const satisfies Record<string, Tone>;

export const webhookDeliveryStates = {
  PENDING: 'accent',
  DELIVERED: 'positive',
  FAILED: 'negative',
  CANCELLED: 'neutral',
} as const satisfies Record<string, Tone>;

export const apiKeyStates = {
  ACTIVE: 'positive',
  EXPIRED: 'notice',
  REVOKED: 'neutral',
} as const satisfies Record<string, Tone>;

/** What became of a student's weekly report, or why there is nothing to send. */
export const reportStates = {
  NO_GUARDIAN: 'neutral',
  NO_CONSENT: 'neutral',
  READY: 'accent',
  QUEUED: 'notice',
  SENT: 'positive',
  OPENED: 'positive',
  FAILED: 'negative',
} as const satisfies Record<string, Tone>;

/** Every kind of state by the name that its translations and its chip go by. */
export const statuses = {
  registrationStatus: registrationStatuses,
  accountStatus: accountStatuses,
  invitationState: invitationStates,
  roomStatus: roomStatuses,
  stopwatchStatus: stopwatchStatuses,
  attendanceStatus: attendanceStatuses,
  deviceState: deviceStates,
  notificationState: notificationStates,
  inquiryState: inquiryStates,
  academyState: academyStates,
  migrationState: migrationStates,
  migrationRowState: migrationRowStates,
  webhookDeliveryState: webhookDeliveryStates,
  apiKeyState: apiKeyStates,
  reportState: reportStates,
} as const;
export type StatusKind = keyof typeof statuses;
export type StatusOf<K extends StatusKind> = keyof (typeof statuses)[K] & string;

/** The states of a kind, in the order in which they are offered. */
export const statusesOf = <K extends StatusKind>(kind: K) => Object.keys(statuses[kind]) as StatusOf<K>[];
