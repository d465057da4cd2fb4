import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sortEntries } from './sortEntries.ts';

/** `field,asc` texts as ORDER BY; the id comes last, so that pages never overlap. */
export function orderBy<F extends string>(
  sort: readonly `${F},${'asc' | 'desc'}`[],
  columns: Record<F, AnyPgColumn | SQL>,
  fallback: SQL[],
  last: AnyPgColumn,
): SQL[] {
  const wanted = sortEntries(sort).map(({ field, direction }) =>
    direction === 'desc' ? desc(columns[field]) : asc(columns[field]),
  );
  return [...(wanted.length > 0 ? wanted : fallback), asc(last)];
}
