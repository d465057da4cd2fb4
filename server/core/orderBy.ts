import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** `field,asc` texts as ORDER BY; the id comes last, so that pages never overlap. */
export function orderBy<F extends string>(
  sort: readonly string[],
  columns: Record<F, AnyPgColumn | SQL>,
  fallback: SQL[],
  last: AnyPgColumn,
): SQL[] {
  const wanted = sort.map(entry => {
    const [field, direction] = entry.split(',') as [F, string];
    return direction === 'desc' ? desc(columns[field]) : asc(columns[field]);
  });
  return [...(wanted.length > 0 ? wanted : fallback), asc(last)];
}
