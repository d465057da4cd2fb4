import type { Weekday } from '../../../src/domain/choices.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { Permission } from '../../../src/domain/permissions.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { roleOf, type CurrentUser } from '../../core/currentUser.ts';
import { holidaysSql } from '../../core/expectedDayColumns.ts';

/** A session joined with its account. */
export interface SessionRow {
  group_id: string;
  session_id: string;
  created_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  customer_id: string;
  user_id: string;
  kind: 'OWNER' | 'MANAGER' | 'STUDENT' | 'SUPER_ADMIN';
  observer: boolean;
  permissions: Permission[];
  name: string;
  email: string;
  account_status: string;
  profile_image_id: string | null;
  time_zone: string;
  day_starts_at: string;
  former_clocks: StudyClock['former'];
  study_days: Weekday[];
  holidays: Period[];
  initialized: boolean;
  viewing_group_id: string | null;
  viewing_customer_id: string | null;
  requires_two_factor: boolean;
  closes_at: Date | null;
  two_factor_confirmed_at: Date | null;
}

export const selectSessions = `SELECT s.group_id, s.session_id, s.created_at, s.last_seen_at, s.ended_at, c.customer_id, c.user_id, c.kind,
      c.observer, c.permissions, c.name, c.email, c.account_status, c.profile_image_id, g.time_zone,
      g.day_starts_at, g.former_clocks, g.study_days, ${holidaysSql('g')} AS holidays, g.initialized, s.viewing_group_id, s.viewing_customer_id,
      g.requires_two_factor, g.closes_at, c.two_factor_confirmed_at
    FROM sessions s
    JOIN customers c ON c.group_id = s.group_id AND c.customer_id = s.customer_id
    JOIN groups g ON g.group_id = s.group_id`;

export const toCurrentUser = (row: SessionRow): CurrentUser => ({
  groupId: row.group_id,
  homeGroupId: row.group_id,
  customerId: row.customer_id,
  userId: row.user_id,
  sessionId: row.session_id,
  role: roleOf(row),
  permissions: row.permissions,
  name: row.name,
  email: row.email,
  timeZone: row.time_zone,
  studyClock: { zone: row.time_zone, dayStartsAt: row.day_starts_at, former: row.former_clocks },
  studyDays: row.study_days,
  holidays: row.holidays,
  initialized: row.initialized,
  profileImageId: row.profile_image_id,
  viewingGroupId: row.viewing_group_id,
  viewingCustomerId: row.viewing_customer_id,
  viewer: null,
  requiresTwoFactor: row.requires_two_factor,
  isClosing: row.closes_at !== null,
  hasTwoFactor: row.two_factor_confirmed_at !== null,
});
