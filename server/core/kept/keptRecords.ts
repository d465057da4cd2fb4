import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Period } from '../../../src/domain/period.ts';
import type { Context } from '../context.ts';
import { calendarKey, findKept, keep } from './kept.ts';
import { recordsStamp } from './stamps.ts';

/**
 * What `load` reads of everyone's records of some days that are over, or what it has read before as long as neither they nor the
 * accounts nor the excuses have changed. `what` says what is asked, besides the academy and its calendar; who asks for some of the
 * students reads by themselves.
 */
export async function keptRecords<T>(
  context: Pick<Context, 'db' | 'session'>,
  what: readonly unknown[],
  days: Period,
  load: () => Promise<{ value: T; bytes: number }>,
): Promise<T> {
  const { db } = context;
  if (is(db, PgTransaction)) return (await load()).value;
  const key = calendarKey(context, [...what, days]);
  const { rows } = await db.execute<{ stamp: string }>(
    sql`select ${recordsStamp(context.session.groupId, days)} as stamp`,
  );
  const { stamp } = rows[0]!;
  const kept = findKept<T>(db, key, stamp);
  if (kept !== undefined) return kept;
  // Read after the stamp: what has been written in between has another one for the next who asks.
  const { value, bytes } = await load();
  keep(db, key, { stamp, value, bytes });
  return value;
}
