import type { CallName } from '../../src/contract/index.ts';

/** Calls that are made by the trial of another, by the room service's checks, or by signing in and out. */
export const extraCalls: readonly CallName[] = [
  'students.deactivate',
  'managers.deactivate',
  'admin.endViewAs',
  'admin.revokeApiKey',
  'apiKeys.create',
  'apiKeys.revoke',
  'roomService.events',
  'roomService.participants',
  'roomService.entries',
  'webhooks.delete',
  'webhooks.rotateSecret',
  'webhooks.test',
  'webhooks.resend',
  'auth.login',
  'auth.logout',
];
