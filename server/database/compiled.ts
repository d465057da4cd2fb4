import { sql, type SQL } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import { dialect } from './dialect.ts';
import type { Queryable } from './open.ts';
import { runQuery } from './runQuery.ts';

/** A part of queries whose text is written once, its values with it, instead of for each query again. */
export const compiled = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part.inlineParams()).sql);

/** A statement whose text is written once, and which then only takes the values of its placeholders. Resolves with its rows. */
export function template<T extends QueryResultRow>(statement: SQL) {
  const query = dialect.sqlToQuery(statement);
  return (db: Queryable, values: Record<string, unknown>): Promise<T[]> => runQuery(db, query, { values });
}
