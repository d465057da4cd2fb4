import type { Weekday } from '../../src/domain/choices.ts';
import type { Period } from '../../src/domain/period.ts';
import type { Permission, Role } from '../../src/domain/permissions.ts';
import type { StudyClock } from '../../src/domain/studyClock.ts';

/** The caller, read from the database for each request. */
export interface CurrentUser {
  groupId: string;
  /** The group of the account and its sessions: another one than `groupId` while an academy is viewed. */
  homeGroupId: string;
  customerId: string;
  userId: string;
  sessionId: string;
  role: Role;
  permissions: Permission[];
  name: string;
  email: string;
  /** The academy's zone, in which instants are answered and calendar days counted. */
  timeZone: string;
  /** What its study days are counted by. */
  studyClock: StudyClock;
  /** The weekdays on which students are expected. */
  studyDays: Weekday[];
  /** The study days that do not count, in order. */
  holidays: Period[];
  initialized: boolean;
  profileImageId: string | null;
  /** Whether a second factor is required of the account, by its academy or by the server's settings. */
  requiresTwoFactor: boolean;
  hasTwoFactor: boolean;
  /** Whether the academy is being closed. */
  isClosing: boolean;
  /** The academy that a super administrator is viewing, read-only. */
  viewingGroupId: string | null;
  /** The manager whose console is viewed, read-only. */
  viewingCustomerId: string | null;
  /** Who makes the call, where it is made as the manager whose console they view. */
  viewer: Pick<CurrentUser, 'customerId' | 'name' | 'role'> | null;
}

/** The role of an administrator's account. */
export const roleOf = (account: { kind: string; observer: boolean }): Role =>
  account.kind === 'MANAGER' && account.observer ? 'OBSERVER' : (account.kind as Role);
