import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { goesWithGroup } from './goesWithGroup.ts';
import { at, groupId, id, version, onOff } from './columns.ts';

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
    defaultRoleCamera: onOff().notNull().default('ON'),
    defaultRoleMic: onOff().notNull().default('OFF'),
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
    goesWithGroup(t),
    uniqueIndex('rooms_url').on(t.groupId, t.roomUrlId),
    index('rooms_created').on(t.groupId, t.createdAt),
    index('rooms_ended').on(t.groupId, t.endedAt),
    // Those that may fall silent, of all academies.
    index('rooms_heard')
      .on(t.heardAt)
      .where(sql`ended_at is null and heard_at is not null`),
  ],
);
