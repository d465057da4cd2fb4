import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytea, groupId, id } from './columns.ts';

export const images = pgTable(
  'images',
  {
    groupId: groupId(),
    imageId: id(),
    contentType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytea().notNull(),
    createdBy: uuid().notNull(),
    createdAt: at().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.imageId] })],
);
