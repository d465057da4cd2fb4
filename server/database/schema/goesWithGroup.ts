import { foreignKey, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { groups } from './academies.ts';

/** A row of an academy goes with it. */
export const goesWithGroup = (t: { groupId: ExtraConfigColumn }) =>
  foreignKey({ columns: [t.groupId], foreignColumns: [groups.groupId] }).onDelete('cascade');
