import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MoveRefusal } from '../../../src/domain/choices.ts';
import type { InvitationState } from '../../../src/domain/entities/account.ts';
import type { StatusOf } from '../../../src/domain/statuses.ts';
import { at, groupId, id } from './columns.ts';

/** Who ordered something that is done later, why and from where. */
export interface Orderer {
  customerId: string;
  name: string;
  role: string;
  ipAddress: string;
  reason: string;
}

/** Migrations: students moved from one academy to another by the super administrator, kept under the system's group. */
export const moves = pgTable(
  'moves',
  {
    groupId: groupId(),
    moveId: id(),
    fromGroupId: text().notNull(),
    toGroupId: text().notNull(),
    /** Both academies in one order, whichever way it goes. */
    pair: text().notNull(),
    state: text().$type<StatusOf<'migrationState'>>().notNull(),
    orderedBy: jsonb().$type<Orderer>().notNull(),
    rolledBackBy: jsonb().$type<Orderer>(),
    createdAt: at().notNull(),
    finishedAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.moveId] }),
    index('moves_created').on(t.groupId, t.createdAt),
    // One at a time between two academies, and the way to those that are under way.
    uniqueIndex('moves_running')
      .on(t.groupId, t.pair)
      .where(sql`state in ('RUNNING', 'ROLLING_BACK')`),
  ],
);

/** The students of a migration, in its order, with what moving took from each. */
export const moveRows = pgTable(
  'move_rows',
  {
    groupId: groupId(),
    moveId: id(),
    position: integer().notNull(),
    customerId: id(),
    name: text().notNull(),
    email: text().notNull(),
    state: text().$type<StatusOf<'migrationRowState'>>().notNull(),
    /** Why it was rejected, or why it could not be returned. */
    code: text().$type<MoveRefusal>(),
    managerId: uuid(),
    invitationState: text().$type<InvitationState>(),
    invitedAt: at(),
    invitationFailure: text(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.moveId, t.position] }),
    foreignKey({ columns: [t.groupId, t.moveId], foreignColumns: [moves.groupId, moves.moveId] }).onDelete(
      'cascade',
    ),
    index('move_rows_state').on(t.groupId, t.moveId, t.state, t.position),
  ],
);
