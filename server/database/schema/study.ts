import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import type { AlertKind, SegmentState } from '../../../src/domain/choices.ts';
import { customers, groups } from './accounts.ts';
import { at, groupId, id, seconds, version } from './columns.ts';

export const rooms = pgTable(
  'rooms',
  {
    groupId: groupId(),
    roomId: id(),
    roomUrlId: text().notNull(),
    name: text().notNull(),
    creatorId: id(),
    createdAt: at().notNull(),
    endedAt: at(),
    /** The academy whose room it was, kept only for the records of students transferred from there. */
    movedFrom: text(),
    endsOn: date({ mode: 'string' }),
    roomMode: text().$type<'GENERAL' | 'PREMIUM' | 'GUEST'>().notNull().default('GENERAL'),
    passwordHash: text(),
    maxParticipants: integer().notNull(),
    recommendedStudyUsed: boolean().notNull().default(false),
    recommendedStudyWeight: integer().notNull().default(0),
    defaultRoleCamera: text().$type<'ON' | 'OFF'>().notNull().default('ON'),
    defaultRoleMic: text().$type<'ON' | 'OFF'>().notNull().default('OFF'),
    hostPermissions: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the room service last spoke of it, and since when it has been silent for too long. */
    heardAt: at(),
    staleSince: at(),
    version: version(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.roomId] }),
    foreignKey({ columns: [t.groupId], foreignColumns: [groups.groupId] }).onDelete('cascade'),
    uniqueIndex('rooms_url').on(t.groupId, t.roomUrlId),
    index('rooms_created').on(t.groupId, t.createdAt),
    index('rooms_ended').on(t.groupId, t.endedAt),
    // Those that may fall silent, of all academies.
    index('rooms_heard')
      .on(t.heardAt)
      .where(sql`ended_at is null and heard_at is not null`),
  ],
);

/** A row about an account or a room goes with it. */
const goesWithCustomer = (t: { groupId: ExtraConfigColumn; customerId: ExtraConfigColumn }) =>
  foreignKey({
    columns: [t.groupId, t.customerId],
    foreignColumns: [customers.groupId, customers.customerId],
  }).onDelete('cascade');
const goesWithRoom = (t: { groupId: ExtraConfigColumn; roomId: ExtraConfigColumn }) =>
  foreignKey({ columns: [t.groupId, t.roomId], foreignColumns: [rooms.groupId, rooms.roomId] }).onDelete(
    'cascade',
  );

/** A stay of one person in one room: the specification's room user. Live while `exitedAt` is null. */
export const roomUsers = pgTable(
  'room_users',
  {
    groupId: groupId(),
    roomUserId: id(),
    roomId: id(),
    customerId: id(),
    enteredAt: at().notNull(),
    exitedAt: at(),
    camera: text().$type<'ON' | 'OFF'>().notNull(),
    mic: text().$type<'ON' | 'OFF'>().notNull(),
    speaker: text().$type<'ON' | 'OFF'>().notNull(),
    /** What the student pressed; what counts of it is in the segments. */
    stopwatch: text().$type<SegmentState>().notNull().default('STOP'),
    cameraOffSince: at(),
    /** Since when the camera has seen no person. */
    awaySince: at(),
    networkType: text().notNull(),
    creatorPermission: boolean().notNull().default(false),
    expulsionReason: text().notNull().default('NONE'),
    os: text().notNull(),
    deviceType: text().notNull(),
    deviceModel: text().notNull(),
    /** When a snapshot of the room service last named them. */
    seenAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.roomUserId] }),
    goesWithRoom(t),
    goesWithCustomer(t),
    uniqueIndex('room_users_live')
      .on(t.groupId, t.customerId)
      .where(sql`exited_at is null`),
    index('room_users_live_room')
      .on(t.groupId, t.roomId)
      .where(sql`exited_at is null`),
    index('room_users_room').on(t.groupId, t.roomId, t.enteredAt),
    index('room_users_customer').on(t.groupId, t.customerId, t.enteredAt),
    index('room_users_entered').using('brin', t.enteredAt),
  ],
);

/** What the stopwatch said, interval by interval; the last one of a live stay has no end. */
export const segments = pgTable(
  'segments',
  {
    groupId: groupId(),
    segmentId: id(),
    roomUserId: id(),
    roomId: id(),
    customerId: id(),
    state: text().$type<SegmentState>().notNull(),
    startedAt: at().notNull(),
    endedAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.segmentId] }),
    foreignKey({
      columns: [t.groupId, t.roomUserId],
      foreignColumns: [roomUsers.groupId, roomUsers.roomUserId],
    }).onDelete('cascade'),
    uniqueIndex('segments_open')
      .on(t.groupId, t.customerId)
      .where(sql`ended_at is null`),
    index('segments_customer').on(t.groupId, t.customerId, t.startedAt),
    index('segments_room_user').on(t.groupId, t.roomUserId, t.startedAt),
  ],
);

/**
 * A student's study in one room on one study day. `premiumSeconds` is what was measured; `totalSeconds` rests on it
 * and differs only where somebody corrected it.
 */
export const studyRecords = pgTable(
  'study_records',
  {
    groupId: groupId(),
    studyDate: date({ mode: 'string' }).notNull(),
    customerId: id(),
    roomId: id(),
    userStudyId: id(),
    premiumSeconds: seconds(),
    totalSeconds: seconds(),
    breakSeconds: seconds(),
    firstEnteredAt: at(),
    lastEnteredAt: at(),
    lastExitedAt: at(),
    visitCount: integer().notNull().default(0),
    corrected: boolean().notNull().default(false),
    version: version(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.studyDate, t.customerId, t.roomId] }),
    goesWithCustomer(t),
    goesWithRoom(t),
    index('study_records_customer').on(t.groupId, t.customerId, t.studyDate),
    index('study_records_room').on(t.groupId, t.roomId, t.studyDate),
  ],
);

/** A student's study day over all rooms: the roll-up behind ranks, attendance and statistics. */
export const studentDays = pgTable(
  'student_days',
  {
    groupId: groupId(),
    studyDate: date({ mode: 'string' }).notNull(),
    customerId: id(),
    userStudyId: id(),
    premiumSeconds: seconds(),
    totalSeconds: seconds(),
    breakSeconds: seconds(),
    targetSeconds: seconds(),
    firstEnteredAt: at(),
    lastExitedAt: at(),
    visitCount: integer().notNull().default(0),
    /** What the attendance was corrected to; otherwise who entered was present. */
    attendance: text().$type<'PRESENT' | 'ABSENT'>(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.studyDate, t.customerId] }),
    goesWithCustomer(t),
    index('student_days_customer').on(t.groupId, t.customerId, t.studyDate),
  ],
);

/** A room's study day. */
export const roomDays = pgTable(
  'room_days',
  {
    groupId: groupId(),
    studyDate: date({ mode: 'string' }).notNull(),
    roomId: id(),
    userCount: integer().notNull().default(0),
    visitCount: integer().notNull().default(0),
    totalSeconds: seconds(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.studyDate, t.roomId] }),
    goesWithRoom(t),
    index('room_days_room').on(t.groupId, t.roomId, t.studyDate),
  ],
);

/** What an account's stays in a room have come to over all time, so that no list counts them or their days. */
export const roomCustomers = pgTable(
  'room_customers',
  {
    groupId: groupId(),
    roomId: id(),
    customerId: id(),
    stayCount: integer().notNull().default(0),
    /** On how many study days a student has been there. */
    dayCount: integer().notNull().default(0),
    premiumSeconds: seconds(),
    totalSeconds: seconds(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.roomId, t.customerId] }),
    goesWithCustomer(t),
    goesWithRoom(t),
    index('room_customers_customer').on(t.groupId, t.customerId),
  ],
);

/** An academy's study day: what trends read. */
export const groupDays = pgTable(
  'group_days',
  {
    groupId: groupId(),
    studyDate: date({ mode: 'string' }).notNull(),
    studentCount: integer().notNull().default(0),
    presentCount: integer().notNull().default(0),
    usedRoomCount: integer().notNull().default(0),
    /** How many study records there are, so that no list counts them. */
    recordCount: integer().notNull().default(0),
    visitCount: integer().notNull().default(0),
    totalSeconds: seconds(),
    createdRoomCount: integer().notNull().default(0),
    endedRoomCount: integer().notNull().default(0),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.studyDate] }),
    foreignKey({ columns: [t.groupId], foreignColumns: [groups.groupId] }).onDelete('cascade'),
  ],
);

/** Corrections of study time and attendance: what it was, what it became, why, by whom and when. */
export const corrections = pgTable(
  'corrections',
  {
    groupId: groupId(),
    correctionId: id(),
    kind: text().$type<'STUDY' | 'ATTENDANCE'>().notNull(),
    studyDate: date({ mode: 'string' }).notNull(),
    customerId: id(),
    roomId: text(),
    before: text().notNull(),
    after: text().notNull(),
    reason: text().notNull(),
    correctedBy: text().notNull(),
    correctedAt: at().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.correctionId] }),
    index('corrections_day').on(t.groupId, t.customerId, t.studyDate),
  ],
);

/** One-time passwords to join a room. */
export const roomPasswords = pgTable(
  'room_passwords',
  {
    groupId: groupId(),
    tokenHash: text().notNull(),
    roomId: id(),
    customerId: id(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  t => [primaryKey({ columns: [t.groupId, t.tokenHash] })],
);

/** What the bell shows: camera off, absence, break too long. Once per event. */
export const alerts = pgTable(
  'alerts',
  {
    groupId: groupId(),
    alertId: id(),
    kind: text().$type<AlertKind>().notNull(),
    customerId: id(),
    roomId: id(),
    roomUserId: id(),
    occurredAt: at().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.alertId] }),
    index('alerts_occurred').on(t.groupId, t.occurredAt),
    uniqueIndex('alerts_once').on(t.groupId, t.roomUserId, t.kind, t.occurredAt),
  ],
);
