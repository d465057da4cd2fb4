import { foreignKey, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { groups } from './academies.ts';

/** Rows of an academy are deleted with it. */
export const goesWithGroup = (t: { groupId: ExtraConfigColumn }) =>
  foreignKey({ columns: [t.groupId], foreignColumns: [groups.groupId] }).onDelete('cascade');
