import * as yup from 'yup';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { webhookDeliveryStates } from '../statuses.ts';
import { webhookEventTypes } from '../webhookEvents.ts';
import { webhookFailures } from '../webhookFailures.ts';
import { choice, count, flag, id, instant, listOf, maybe, shape, text, version } from './fields.ts';

const fields = {
  /** Where events are posted to: no user name, password or fragment. */
  url: yup
    .string()
    .max(limits.webhook.url.max, 'validation.tooLong')
    .matches(/^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/, 'validation.webhookUrl')
    .required(),
  description: rules.maxLength(limits.shortText.max).defined(),
  eventTypes: yup
    .array()
    .of(choice(webhookEventTypes))
    .min(1, 'validation.required')
    .max(webhookEventTypes.length, 'validation.tooMany')
    .required(),
  active: flag,
  /** The time of day, on the academy's clock, at which absences of the study day are published; needed for `student.absent`. */
  absentAt: maybe(rules.timeOfDay),
};

/** What a webhook is created and changed with. */
export const webhookBody = shape(fields);

/** An endpoint of an academy; its secret is shown once, when it is created or rotated. */
export const webhook = shape({
  webhookId: id,
  ...fields,
  /** Why events are not posted any more although no one turned it off: it answered that it is gone. */
  gone: flag,
  /** Until when the secret before the last rotation also signs. */
  previousSecretUntil: maybe(instant),
  /** Deliveries that wait, and that failed for good, of those that are kept. */
  pendingCount: count,
  failedCount: count,
  createdAt: instant,
  version,
});
export type Webhook = yup.InferType<typeof webhook>;

export const webhookWithSecret = shape({ webhook, secret: text });
export type WebhookWithSecret = yup.InferType<typeof webhookWithSecret>;

const webhookAttempt = shape({
  at: instant,
  /** The HTTP status; null without an answer. */
  status: maybe(count),
  /** Why it counts as failed; null when it did not. */
  failure: maybe(choice(webhookFailures)),
  milliseconds: count,
});

const deliveryFields = {
  /** The `webhook-id` of the request, the same for each attempt. */
  eventId: id,
  type: text,
  state: choice(Object.keys(webhookDeliveryStates) as (keyof typeof webhookDeliveryStates)[]),
  createdAt: instant,
  deliveredAt: maybe(instant),
  /** When it is tried next; null when it is not. */
  nextAttemptAt: maybe(instant),
  attemptCount: count,
  /** The last attempts, newest first. */
  attempts: listOf(webhookAttempt),
  /** The beginning of what the last attempt was answered. */
  answer: maybe(text),
  /** The JSON text that is posted. */
  payload: text,
};
export const webhookDelivery = shape(deliveryFields);
export type WebhookDelivery = yup.InferType<typeof webhookDelivery>;

/** A request to a system of the installation that academies share: its LiveKit server, its billing. */
export const systemRequest = shape({ ...deliveryFields, groupId: text, groupName: text });
export type SystemRequest = yup.InferType<typeof systemRequest>;
