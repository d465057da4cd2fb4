import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isId } from './newId.ts';

/**
 * Whether a column has one of these ids: any number of them in one parameter, where a statement takes only so many.
 * Malformed ids match nothing.
 */
export const inIds = (column: AnyPgColumn | SQL, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids.filter(isId))}::uuid[])`;
