import type * as yup from 'yup';
import { alertKinds, expulsionReasons, roomModes } from './choices.ts';
import { choice, count, date, flag, id, instant, listOf, shape, text } from './entities/fields.ts';

/** The part of the product that an event comes from, in the order in which forms and documents show them. */
export const webhookEventGroups = ['room', 'student', 'alert', 'account', 'plan'] as const;
export type WebhookEventGroup = (typeof webhookEventGroups)[number];

const account = shape({ customerId: id, kind: choice(['STUDENT', 'MANAGER']) });
const stay = { roomUserId: id, roomId: id, customerId: id, enteredAt: instant };
const stayExample = {
  roomUserId: '0197a1b2-0000-7000-8000-000000000003',
  roomId: '0197a1b2-0000-7000-8000-000000000001',
  customerId: '0197a1b2-0000-7000-8000-000000000002',
  enteredAt: '2026-03-02T10:00:00+09:00',
};
const { roomId, customerId } = stayExample;

/**
 * Every event that webhooks publish: the part it belongs to, the `data` of its payload, and an example of it. Payloads
 * name people by id only. What is not in here cannot be published, and everything in here has words.
 */
export const webhookEvents = {
  'room.ended': {
    group: 'room',
    description: 'An administrator has ended a room: it is to be closed.',
    data: shape({ roomId: id, endedAt: instant, leftCount: count }),
    example: { roomId, endedAt: '2026-03-02T12:00:00+09:00', leftCount: 3 },
  },
  'room.changed': {
    group: 'room',
    description: 'An administrator has changed the settings of a room. It carries all of them.',
    data: shape({
      roomId: id,
      version: count,
      changed: listOf(text),
      name: text,
      roomMode: choice(roomModes),
      maxParticipants: count,
      defaultRoleCamera: choice(['ON', 'OFF']),
      defaultRoleMic: choice(['ON', 'OFF']),
      hostPermissions: listOf(text),
      hasPassword: flag,
    }),
    example: {
      roomId,
      version: 4,
      changed: ['maxParticipants'],
      name: 'Dawn class',
      roomMode: 'GENERAL',
      maxParticipants: 30,
      defaultRoleCamera: 'ON',
      defaultRoleMic: 'OFF',
      hostPermissions: ['MUTE'],
      hasPassword: true,
    },
  },
  'room.passwordChanged': {
    group: 'room',
    description:
      'The password of a room was set, changed or removed. It is checked when an entry is requested.',
    data: shape({ roomId: id, hasPassword: flag }),
    example: { roomId, hasPassword: true },
  },
  'room.passwordIssued': {
    group: 'room',
    description:
      'An administrator has a one-time password for a room. It is checked when an entry is requested.',
    data: shape({ roomId: id, customerId: id, expiresAt: instant }),
    example: { roomId, customerId, expiresAt: '2026-03-02T10:05:00+09:00' },
  },
  'participant.removed': {
    group: 'room',
    description: 'A participant may no longer be in a room: disconnect them.',
    data: shape({
      roomId: id,
      customerId: id,
      /** `REMOVED` by an administrator, or since the account may not study any more. */
      reason: choice(['REMOVED', 'ACCOUNT_INACTIVE', 'ACCOUNT_DELETED']),
    }),
    example: { roomId, customerId, reason: 'ACCOUNT_INACTIVE' },
  },
  'student.entered': {
    group: 'student',
    description: 'A student has entered a room.',
    data: shape(stay),
    example: stayExample,
  },
  'student.left': {
    group: 'student',
    description: 'A student has left a room.',
    data: shape({ ...stay, exitedAt: instant, reason: choice(expulsionReasons) }),
    example: { ...stayExample, exitedAt: '2026-03-02T12:00:00+09:00', reason: 'NONE' },
  },
  'student.absent': {
    group: 'student',
    description:
      'A student who was expected today has not been in a room at the hour that the webhook names.',
    data: shape({ customerId: id, studyDate: date, absentAt: text }),
    example: { customerId, studyDate: '2026-03-02', absentAt: '10:00:00' },
  },
  'alert.raised': {
    group: 'alert',
    description:
      'A student’s camera is off, or they are away or on a break, for longer than the academy allows.',
    data: shape({ alertId: id, kind: choice(alertKinds), customerId: id, roomId: id, occurredAt: instant }),
    example: {
      alertId: '0197a1b2-0000-7000-8000-000000000004',
      kind: 'CAMERA_OFF',
      customerId,
      roomId,
      occurredAt: '2026-03-02T10:30:00+09:00',
    },
  },
  'account.activated': {
    group: 'account',
    description: 'An account was created or restored, or has become active again.',
    data: account,
    example: { customerId, kind: 'STUDENT' },
  },
  'account.deactivated': {
    group: 'account',
    description: 'An account has become inactive, or was deleted.',
    data: account,
    example: { customerId, kind: 'STUDENT' },
  },
  'account.invited': {
    group: 'account',
    description: 'An account was invited, or invited again.',
    data: account,
    example: { customerId, kind: 'STUDENT' },
  },
  'plan.ending': {
    group: 'plan',
    description: 'The academy’s paid plan or trial ends in a few days.',
    data: shape({ endsOn: date, daysLeft: count, isTrial: flag }),
    example: { endsOn: '2026-03-05', daysLeft: 3, isTrial: false },
  },
  'plan.ended': {
    group: 'plan',
    description: 'The academy’s paid plan or trial has ended.',
    data: shape({ endsOn: date, isTrial: flag }),
    example: { endsOn: '2026-03-05', isTrial: false },
  },
} as const satisfies Record<
  string,
  { group: WebhookEventGroup; description: string; data: yup.Schema; example: object }
>;

type Events = typeof webhookEvents;
export type WebhookEventType = keyof Events;
export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[];

/** An event with the data of its type. */
export type WebhookEvent = {
  [T in WebhookEventType]: { type: T; data: yup.InferType<Events[T]['data']> };
}[WebhookEventType];

/** What a test delivery carries; no one subscribes to it. */
export const webhookTestType = 'webhook.test';
