import type { DemoContext } from '../context.ts';
import type { DemoManager } from './managers.ts';
import { toCustomer, type CustomerRow } from './toCustomer.ts';

/** A manager's account. */
export function toManager(
  setting: DemoContext,
  { key, name, email, observer, permissions, fate, memo = '' }: DemoManager,
  { groupId, passwordHash }: { groupId: string; passwordHash: string },
): CustomerRow {
  const { at, random } = setting;
  const chance = random('manager', key);
  return toCustomer(setting, passwordHash, {
    groupId,
    kind: 'MANAGER',
    observer: observer === true,
    permissions: [...permissions],
    name,
    email,
    memo,
    createdAt: at(chance.whole(150, 400), 11, chance.whole(0, 300)),
    alertSettings: {
      cameraOff: chance.chance(0.9),
      absence: true,
      break: chance.chance(0.6),
      byEmail: chance.chance(0.3),
    },
    alertsReadUntil: at(1, 21),
    ...(fate === 'invited'
      ? {
          createdAt: at(1, 16, 45),
          invitedAt: at(1, 16, 45),
          registrationStatus: 'PENDING' as const,
          authenticatedAt: null,
          invitationState: 'SENT' as const,
        }
      : {}),
    ...(fate === 'inactive' ? { accountStatus: 'INACTIVE' as const, updatedAt: at(34, 18) } : {}),
  });
}
