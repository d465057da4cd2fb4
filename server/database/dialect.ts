import { PgDialect } from 'drizzle-orm/pg-core';

/** What writes the text of queries, with the columns' names of the database. */
export const dialect = new PgDialect({ casing: 'snake_case' });
