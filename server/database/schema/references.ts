import { foreignKey, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { rooms } from './rooms.ts';

/** Rows about an account are deleted with it. */
export const goesWithCustomer = (t: { groupId: ExtraConfigColumn; customerId: ExtraConfigColumn }) =>
  foreignKey({
    columns: [t.groupId, t.customerId],
    foreignColumns: [customers.groupId, customers.customerId],
  }).onDelete('cascade');

/** Rows about a room are deleted with it. */
export const goesWithRoom = (t: { groupId: ExtraConfigColumn; roomId: ExtraConfigColumn }) =>
  foreignKey({ columns: [t.groupId, t.roomId], foreignColumns: [rooms.groupId, rooms.roomId] }).onDelete(
    'cascade',
  );
