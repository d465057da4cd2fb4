import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './open.ts';

/** A statement takes at most 65,535 parameters; this many rows of our widest table stay well below. */
const rowsAtOnce = 500;

/** Inserts any number of rows and returns them as they are then. */
export async function insertMany<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<T['$inferSelect'][]> {
  const inserted: T['$inferSelect'][] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    inserted.push(
      ...((await db
        .insert(table)
        .values(rows.slice(start, start + rowsAtOnce))
        .returning()) as T['$inferSelect'][]),
    );
  return inserted;
}
