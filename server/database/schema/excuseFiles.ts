import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FileType } from '../../../src/domain/fileTypes.ts';
import { at, bytea, groupId, id } from './columns.ts';
import { excuses } from './excuses.ts';

/** Files with excuses, such as doctors' notes, apart from them so that lists read none. They go with the excuse. */
export const excuseFiles = pgTable(
  'excuse_files',
  {
    groupId: groupId(),
    excuseId: id(),
    contentType: text().$type<FileType>().notNull(),
    bytes: integer().notNull(),
    content: bytea().notNull(),
    createdAt: at().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.excuseId] }),
    foreignKey({
      columns: [t.groupId, t.excuseId],
      foreignColumns: [excuses.groupId, excuses.excuseId],
    }).onDelete('cascade'),
  ],
);
