import * as yup from 'yup';
import { alertKinds, languages, notificationChannels, templateTriggers } from '../choices.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { choice, flag, id, instant, maybe, shape, text, version } from './fields.ts';

/** Something that happened in a room and that a manager may want to know: the bell's list. */
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
});
export type Alert = yup.InferType<typeof alert>;

const templateFields = {
  name: rules.lengthBetween(2, limits.title.max).required(),
  trigger: choice(templateTriggers),
  language: choice(languages),
  channel: choice(notificationChannels),
  subject: rules.maxLength(limits.shortText.max).required(),
  body: rules.maxLength(limits.longText.max).required(),
  enabled: flag,
};
/** The words of one occasion; `{{name}}` in its texts is a variable. */
export const templateBody = shape(templateFields);
export const template = shape({ id, ...templateFields, updatedAt: instant, version });
export type Template = yup.InferType<typeof template>;

/** A message to one person, in the delivery log. */
export const notification = shape({
  id,
  trigger: choice(templateTriggers),
  channel: choice(notificationChannels),
  recipientId: id,
  recipientName: text,
  recipientKind: choice(['STUDENT', 'MANAGER']),
  subject: text,
  body: text,
  state: choice(['SCHEDULED', 'SENT', 'FAILED', 'CANCELLED']),
  scheduledAt: instant,
  sentAt: maybe(instant),
  failureReason: maybe(text),
  createdByName: text,
  createdAt: instant,
  version,
});
export type Notification = yup.InferType<typeof notification>;

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
