import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AttentionSettings } from '../../../src/domain/attention/attentionSettings.ts';
import type { Weekday } from '../../../src/domain/choices.ts';
import type { AttendanceSettings } from '../../../src/domain/entities/expectedTimes.ts';
import type { StudySettings } from '../../../src/domain/entities/group.ts';
import type { ReportSettings } from '../../../src/domain/entities/weeklyReport.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { limits } from '../../../src/domain/limits.ts';
import { at, created, version } from './columns.ts';

/** Academies. `~system` is the super administrators' own group; its name can be no academy ID. */
export const groups = pgTable('groups', {
  groupId: text().primaryKey(),
  name: text().notNull(),
  type: text().notNull().default('ACADEMY'),
  phone: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  address: text().notNull().default(''),
  detailAddress: text().notNull().default(''),
  registrationNumber: text().notNull().default(''),
  studyDays: text().array().$type<Weekday[]>().notNull(),
  logoImageId: uuid(),
  accentColor: text(),
  timeZone: text().notNull(),
  /** When its study days begin, `HH:mm`, and the settings before a change of that or of the zone. */
  dayStartsAt: text().notNull().default(limits.studyDay.startsAt),
  formerClocks: jsonb().$type<StudyClock['former']>().notNull().default([]),
  initialized: boolean().notNull().default(false),
  /** Whether its people have to have a second factor. */
  requiresTwoFactor: boolean().notNull().default(false),
  /** After how many days people who have not accepted are invited again, and how often; never without days. */
  inviteReminderDays: integer(),
  inviteReminderMost: integer().notNull().default(limits.invitationReminder.initial.most),
  studySettings: jsonb().$type<Omit<StudySettings, 'version'>>().notNull(),
  /** When its students need attention, as far as it differs from what academies begin with. */
  attentionSettings: jsonb().$type<Partial<AttentionSettings>>().notNull().default({}),
  /** When its students are expected, as far as it differs from what academies begin with. */
  attendanceSettings: jsonb().$type<Partial<AttendanceSettings>>().notNull().default({}),
  settingsVersion: version(),
  settingsAppliedAt: at(),
  reportSettings: jsonb()
    .$type<Omit<ReportSettings, 'version'>>()
    .notNull()
    .default(limits.weeklyReport.initial),
  reportSettingsVersion: version(),
  /** Since when the schedule of weekly reports counts, and the week that it has sent last. */
  reportsScheduledAt: at(),
  reportedWeek: date({ mode: 'string' }),
  lastActivityAt: at(),
  /** When its data is erased, after its owner has closed it. */
  closesAt: at(),
  ...created(),
});

export const subscriptions = pgTable('subscriptions', {
  groupId: text()
    .primaryKey()
    .references(() => groups.groupId, { onDelete: 'cascade' }),
  plan: text().notNull(),
  userCount: integer().notNull(),
  startsOn: date({ mode: 'string' }).notNull(),
  endsOn: date({ mode: 'string' }),
  trialEndsOn: date({ mode: 'string' }),
  /** The end of premium that was announced to its owner last, and which announcement it was. */
  announcedEnd: text(),
  version: version(),
});
