import { sql, type SQL } from 'drizzle-orm';
import { dialect } from './dialect.ts';

/** A part of queries whose text is written once, its values with it, instead of for each query again. */
export const compiled = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part.inlineParams()).sql);
