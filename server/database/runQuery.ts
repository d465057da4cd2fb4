import type { Query } from 'drizzle-orm';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Queryable } from './open.ts';

interface Options {
  /** Of its placeholders. */
  values?: Record<string, unknown>;
  /** Under which each connection prepares it once. */
  name?: string | undefined;
}

/** Runs a query whose text has been written before. */
export async function runQuery<T extends QueryResultRow>(
  db: Queryable,
  query: Query,
  { values, name }: Options,
): Promise<T[]> {
  const statement = db._.session.prepareQuery<{ execute: QueryResult<T>; all: never; values: never }>(
    query,
    undefined,
    name,
    false,
  );
  return (await statement.execute(values)).rows;
}
