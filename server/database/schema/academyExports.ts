import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { goesWithGroup } from './goesWithGroup.ts';
import { at, groupId, id } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Everything that an academy has stored, as a zip file that a job makes. */
export const academyExports = pgTable(
  'academy_exports',
  {
    groupId: groupId(),
    exportId: id(),
    state: text().$type<'PREPARING' | 'READY'>().notNull().default('PREPARING'),
    requestedBy: uuid().notNull(),
    requestedAt: at().notNull(),
    /** Until when it can be downloaded. */
    expiresAt: at(),
    bytes: integer(),
    content: bytea(),
  },
  t => [primaryKey({ columns: [t.groupId, t.exportId] }), goesWithGroup(t)],
);
