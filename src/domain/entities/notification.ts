import * as yup from 'yup';
import {
  alertKinds,
  languages,
  notificationChannels,
  notificationReasons,
  templateTriggers,
} from '../choices.ts';
import { forLanguages } from '../forLanguages.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { choice, count, flag, id, instant, listOf, maybe, shape, text, version } from './fields.ts';

/** Who has done something about an alert, and when. */
const handledBy = shape({ name: text, at: instant, isOwn: flag });

/** An alert about something in a room, in the bell's list. */
export const alert = shape({
  alertId: id,
  kind: choice(alertKinds),
  customerId: id,
  userId: id,
  name: text,
  roomId: id,
  roomName: text,
  occurredAt: instant,
  read: flag,
  /** Who is taking care of it. */
  taken: maybe(handledBy),
  closed: maybe(handledBy),
});
export type Alert = yup.InferType<typeof alert>;

const textFields = {
  subject: rules.maxLength(limits.shortText.max).required(),
  body: rules.maxLength(limits.longText.max).required(),
};
const templateFields = {
  name: rules.lengthBetween(limits.templateName, 'validation.templateName').required(),
  trigger: choice(templateTriggers),
  language: choice(languages),
  channel: choice(notificationChannels),
  ...textFields,
  enabled: flag,
};
/** The words of one occasion; `{{name}}` in its texts is a variable. */
export const templateBody = shape(templateFields);
export const template = shape({ id, ...templateFields, updatedAt: instant, version });
export type Template = yup.InferType<typeof template>;

/** What a notice says in one language. */
export const noticeText = shape({ language: choice(languages), ...textFields });
export type NoticeText = yup.InferType<typeof noticeText>;

/** The recipients of a notification: single people, the students of managers (`none`: without a manager), or everyone of a kind. */
export const audience = shape({
  customerIds: yup.array().of(id).max(limits.bulk.max, 'validation.tooMany').required(),
  studentsOf: yup.array().of(id).max(100, 'validation.tooMany').required(),
  allStudents: flag,
  allManagers: flag,
});
export type Audience = yup.InferType<typeof audience>;

const recipientKind = choice(['STUDENT', 'MANAGER']);

/** A possible recipient. */
export const recipient = shape({
  customerId: id,
  name: text,
  email: text,
  kind: recipientKind,
  language: choice(languages),
});
export type Recipient = yup.InferType<typeof recipient>;

/** What would become of a notice: who gets it, who cannot, and until when quiet hours would delay it. */
export const noticePlan = shape({
  recipientCount: count,
  languages: shape(forLanguages(() => count)),
  samples: listOf(recipient),
  unreachableCount: count,
  unreachable: listOf(shape({ customerId: id, name: text, reason: choice(notificationReasons) })),
  quietUntil: maybe(instant),
});
export type NoticePlan = yup.InferType<typeof noticePlan>;

/** A message to one person, in the delivery log. */
const notificationFields = {
  id,
  /** What was sent together: a notice to many, or what an alert told its managers. */
  sendingId: id,
  trigger: choice(templateTriggers),
  channel: choice(notificationChannels),
  language: choice(languages),
  recipientId: id,
  recipientName: text,
  recipientEmail: text,
  recipientKind,
  subject: text,
  body: text,
  state: choice(['SCHEDULED', 'HELD', 'SENT', 'FAILED', 'CANCELLED']),
  scheduledAt: instant,
  /** When it would have gone out but for the quiet hours. */
  heldFrom: maybe(instant),
  sentAt: maybe(instant),
  reason: maybe(choice(notificationReasons)),
  /** The mail server's own words. */
  failureReason: maybe(text),
  attempts: count,
  createdByName: text,
  createdAt: instant,
  version,
};
export const notification = shape(notificationFields);
export type Notification = yup.InferType<typeof notification>;

/** A message of the log with what became of all that were sent together, as far as the visitor sees them. */
export const notificationDetail = shape({
  ...notificationFields,
  sending: shape({ SCHEDULED: count, HELD: count, SENT: count, FAILED: count, CANCELLED: count }),
});
export type NotificationDetail = yup.InferType<typeof notificationDetail>;

/** Who changed what, from what to what, when and from where. */
export const audit = shape({
  id,
  groupId: text,
  actorId: maybe(id),
  actorName: text,
  actorRole: text,
  action: text,
  targetKind: text,
  targetId: maybe(text),
  targetName: text,
  before: yup.mixed<Record<string, unknown>>().nullable().defined(),
  after: yup.mixed<Record<string, unknown>>().nullable().defined(),
  reason: maybe(text),
  ipAddress: text,
  occurredAt: instant,
});
export type Audit = yup.InferType<typeof audit>;

/** A record among those of all academies: an academy that is gone has its id as its title, the system has none. */
export const adminAudit = audit.concat(shape({ groupTitle: maybe(text) }));
export type AdminAudit = yup.InferType<typeof adminAudit>;
