import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AlertKind, SegmentState } from '../../../src/domain/choices.ts';
import { goesWithCustomer, goesWithRoom } from './references.ts';
import { at, groupId, id, onOff } from './columns.ts';

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
    camera: onOff().notNull(),
    mic: onOff().notNull(),
    speaker: onOff().notNull(),
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
    // With what visits and hours of some students are counted from, without reading the rows; so do segments.
    index('room_users_customer').on(t.groupId, t.customerId, t.enteredAt, t.exitedAt),
    // What statistics of a period's entries read, without the rows.
    index('room_users_entered').on(t.groupId, t.enteredAt, t.exitedAt, t.customerId),
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
    // What is read of them, so that no index of all segments is cheaper.
    index('segments_running')
      .on(t.groupId, t.customerId, t.startedAt, t.state, t.roomId)
      .where(sql`ended_at is null`),
    index('segments_customer').on(t.groupId, t.customerId, t.startedAt, t.endedAt, t.state, t.roomId),
    index('segments_room_user').on(t.groupId, t.roomUserId, t.startedAt),
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
    /** Who is taking care of it, and since when; who closed it, and when. */
    takenBy: uuid(),
    takenAt: at(),
    closedBy: uuid(),
    closedAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.alertId] }),
    index('alerts_occurred').on(t.groupId, t.occurredAt),
    // How often each student had an alert of a kind, without reading the rows.
    index('alerts_kind').on(t.groupId, t.kind, t.occurredAt, t.customerId),
    uniqueIndex('alerts_once').on(t.groupId, t.roomUserId, t.kind, t.occurredAt),
  ],
);
