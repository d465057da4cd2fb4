import { asc, Column, desc, is, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import memoize from 'lodash/memoize.js';
import { compiled } from '../database/compiled.ts';
import { sortEntries } from './sortEntries.ts';

const orders = { asc, desc };
/** The orders by a column, whose text is the same in every query. */
const byColumn = memoize((column: AnyPgColumn) => ({
  asc: compiled(asc(column)),
  desc: compiled(desc(column)),
}));
// Columns of subqueries are made for each request.
byColumn.cache = new WeakMap();

/** `field,asc` texts as ORDER BY; the id comes last, so that pages never overlap. */
export function orderBy<F extends string>(
  sort: readonly `${F},${'asc' | 'desc'}`[],
  columns: Record<F, AnyPgColumn | SQL>,
  fallback: SQL[],
  last: AnyPgColumn,
): SQL[] {
  const wanted = sortEntries(sort).map(({ field, direction }) => {
    const by: AnyPgColumn | SQL = columns[field];
    return is(by, Column) ? byColumn(by)[direction] : orders[direction](by);
  });
  return [...(wanted.length > 0 ? wanted : fallback), byColumn(last).asc];
}
