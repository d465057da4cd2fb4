import { integer, pgTable, primaryKey, text, uuid, customType } from 'drizzle-orm/pg-core';
import { at, groupId, id } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
