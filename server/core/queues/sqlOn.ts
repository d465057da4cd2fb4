import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';

/** Lets pg-boss write with our connection or in our transaction: `$1` texts with their values, run by drizzle. */
export const sqlOn = (db: Queryable) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const chunks = text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 1 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part)));
    return { rows: (await db.execute(sql.join(chunks))).rows };
  },
});
