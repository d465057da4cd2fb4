import type { QueryResultRow } from 'pg';
import type { Queryable } from './open.ts';
import { runQuery } from './runQuery.ts';

/** Each connection keeps every text that it has prepared. */
const mostTexts = 100;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostTexts) return known;
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a query that each connection prepares once, for those of few texts that are asked again and again. PostgreSQL may plan it
 * for any values, not for those given: it has to be one that is best run in the same way for an academy of any size.
 */
export function runPrepared<T extends QueryResultRow>(
  db: Queryable,
  text: string,
  params: unknown[],
): Promise<T[]> {
  return runQuery(db, { sql: text, params }, { name: nameOf(text) });
}
