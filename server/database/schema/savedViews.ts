import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, groupId, id } from './columns.ts';
import { goesWithCustomer } from './references.ts';

/** Filters of lists under a name, a person's own or shared with the academy. */
export const savedViews = pgTable(
  'saved_views',
  {
    groupId: groupId(),
    viewId: id(),
    /** Who saved it. */
    customerId: id(),
    /** The resource that the list shows. */
    list: text().notNull(),
    name: text().notNull(),
    shared: boolean().notNull(),
    /** Filters, order and page size, as JSON text that only the console reads. */
    query: text().notNull(),
    ...created(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.viewId] }),
    goesWithCustomer(t),
    index('saved_views_list').on(t.groupId, t.list),
    index('saved_views_customer').on(t.groupId, t.customerId),
  ],
);
