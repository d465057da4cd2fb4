import { limits } from '../../domain/limits.ts';
import type { WebhookEventGroup, WebhookEventType } from '../../domain/webhookEvents.ts';
import type { WebhookFailure } from '../../domain/webhookFailures.ts';

/** The words of an event type `part.what`, as `part: { what }`. */
type EventWords<T extends string = WebhookEventType> = {
  [P in T extends `${infer Part}.${string}` ? Part : never]: {
    [W in T extends `${P}.${infer What}` ? What : never]: string;
  };
};

export const webhooks = {
  caption: 'Notify other systems, such as your room service, about what happens in the academy.',
  add: 'Add webhook',
  create: 'Create',
  edit: 'Edit webhook',
  saved: 'The webhook has been saved.',
  deleted: 'The webhook has been deleted.',
  empty: {
    title: 'No webhooks yet',
    text: 'Add the address of a system that should know when students enter, rooms end or accounts change.',
  },
  fields: {
    url: 'Address',
    description: 'Description',
    eventTypes: 'Events',
    absentAt: 'Time of day for absences',
    active: 'Send events',
  },
  help: { absentAt: 'Students who were expected but have not arrived by then are reported once a day.' },
  groups: {
    room: 'Rooms',
    student: 'Students',
    alert: 'Alerts',
    account: 'Accounts',
    plan: 'Plan',
  } satisfies Record<WebhookEventGroup, string>,
  events: {
    room: {
      ended: 'Room ended',
      changed: 'Room settings changed',
      passwordChanged: 'Room password changed',
      passwordIssued: 'One-time password issued',
    },
    participant: { removed: 'Participant to be removed' },
    student: { entered: 'Student entered', left: 'Student left', absent: 'Student absent' },
    alert: { raised: 'Alert raised' },
    account: {
      activated: 'Account activated',
      deactivated: 'Account deactivated',
      invited: 'Account invited',
    },
    plan: { ending: 'Plan about to end', ended: 'Plan ended' },
  } satisfies EventWords,
  testEvent: 'Test event',
  states: { on: 'On', off: 'Off', gone: 'Off: address is gone (410)' },
  counts: 'Waiting: %{pending} · Failed: %{failed}',
  previousSecret: 'Events are also signed with the previous secret until %{time}.',
  test: 'Send test event',
  tested: 'The test event is on its way. See the deliveries for the result.',
  deliveries: 'Deliveries',
  rotate: {
    label: 'Replace secret',
    title: 'Replace the secret?',
    text: `Events to %{host} are signed with the new secret and, for ${limits.webhook.previousSecretHours} hours, also with the current one. Any older secret stops working immediately.`,
    confirm: 'Replace',
  },
  delete: {
    label: 'Delete',
    title: 'Delete the webhook?',
    text: 'No more events will be sent to %{host}, and its deliveries will be deleted.',
    confirm: 'Delete',
  },
  secret: {
    title: 'Secret of the webhook',
    once: 'It is shown only once. Store it now where your system reads its secrets.',
    label: 'Secret',
    text: 'Your system uses it to verify that events come from here and are unchanged (Standard Webhooks).',
    copy: 'Copy',
    copied: 'The secret has been copied.',
    done: 'I’ve stored it',
  },
  filter: 'Status',
  allStates: 'All',
  noDeliveries: {
    title: 'Nothing here',
    text: `Events appear here as they happen and are kept for ${limits.webhook.retainedDays} days.`,
  },
  more: 'Show more',
  resend: 'Send again',
  resent: 'The event will be sent again.',
  attempts: '%{smart_count} attempt |||| %{smart_count} attempts',
  next: 'next at %{time}',
  details: 'Details',
  payload: 'Sent',
  answer: 'Response',
  milliseconds: '%{count} ms',
  billing: {
    title: 'Requests to the billing system',
    text: `Changes of subscriptions, the latest ${limits.roomService.requestsShown} of all academies.`,
    resent: 'The request will be sent again.',
  },
  liveKit: {
    title: 'Requests to the LiveKit server',
    text: `Rooms that were ended and people who were removed, the latest ${limits.roomService.requestsShown} of all academies.`,
    resent: 'The request will be sent again.',
  },
  failures: {
    STATUS: 'Rejected',
    GONE: 'The address is gone',
    TIMEOUT: 'Timed out',
    UNREACHABLE: 'Unreachable',
    CERTIFICATE: 'Certificate not valid',
    PRIVATE_ADDRESS: 'Address in a private network',
    SECRET_UNREADABLE: 'The server’s SECRET_KEY has changed; replace the secret',
  } satisfies Record<WebhookFailure, string>,
};
