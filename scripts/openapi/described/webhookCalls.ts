import { webhookEvents } from '../../../src/domain/webhookEvents.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { DescribedCall } from './describedCall.ts';

const body = {
  url: 'https://rooms.example.com/hooks',
  description: 'Room service',
  eventTypes: ['room.ended', 'participant.removed'],
  active: true,
  absentAt: null,
};
const webhook = {
  webhookId: '0197a1b2-0000-7000-8000-000000000010',
  ...body,
  gone: false,
  previousSecretUntil: null,
  pendingCount: 0,
  failedCount: 0,
  createdAt: '2026-03-02T10:00:00+09:00',
  version: 1,
};
const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0hzQV5dJr7k=';
const eventId = '0197a1b2-0000-7000-8000-000000000009';
const delivery = {
  eventId,
  type: 'room.ended',
  state: 'DELIVERED',
  createdAt: '2026-03-02T12:00:00+09:00',
  deliveredAt: '2026-03-02T12:00:01+09:00',
  nextAttemptAt: null,
  attemptCount: 1,
  attempts: [{ at: '2026-03-02T12:00:01+09:00', status: 204, failure: null, milliseconds: 84 }],
  answer: '',
  payload: JSON.stringify({
    type: 'room.ended',
    timestamp: '2026-03-02T03:00:00.000Z',
    groupId: 'hanbit',
    data: webhookEvents['room.ended'].example,
  }),
};

/** The calls about webhooks in words, with examples. */
export const webhookCalls: Record<`webhooks.${keyof Contract['webhooks']}`, DescribedCall> = {
  'webhooks.list': {
    summary: 'List the academy’s webhooks',
    description: 'In the order of their creation, without their secrets.',
    answer: { content: [webhook] },
  },
  'webhooks.one': { summary: 'Get a webhook', answer: webhook },
  'webhooks.create': {
    summary: 'Create a webhook',
    description:
      'Answers the secret that requests are signed with, this once only. Addresses of private networks are refused. `absentAt` is needed with `student.absent`.',
    body,
    answer: { webhook, secret },
  },
  'webhooks.update': {
    summary: 'Change a webhook',
    description: 'Turning it off cancels what waits to be sent.',
    body: { ...body, active: false },
    answer: { ...webhook, active: false, version: 2 },
  },
  'webhooks.delete': {
    summary: 'Delete a webhook',
    description: 'Its deliveries are deleted with it.',
  },
  'webhooks.rotateSecret': {
    summary: 'Replace the secret of a webhook',
    description: 'Answers the new secret, this once only. The one before it also signs for 24 hours.',
    answer: {
      webhook: { ...webhook, previousSecretUntil: '2026-03-03T10:00:00+09:00', version: 2 },
      secret,
    },
  },
  'webhooks.test': {
    summary: 'Send a test event',
    description: 'Posts an event of the type `webhook.test`; its delivery says how it went.',
    answer: { eventId },
  },
  'webhooks.deliveries': {
    summary: 'List the deliveries of a webhook',
    description: 'The newest first, each with its last attempts. They are kept for 30 days.',
    answer: { content: [delivery], total: 1, pageable: { size: 25 } },
  },
  'webhooks.resend': {
    summary: 'Send an event again',
    description: 'Under the same `webhook-id`, with all attempts that a new event has.',
    answer: { ...delivery, state: 'PENDING', deliveredAt: null, attemptCount: 0 },
  },
};
