import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The academy that a row belongs to. It leads every key, so that a distributed PostgreSQL can shard by it. */
export const groupId = () => text().notNull();
export const id = () => uuid().notNull();
/** An instant, to the millisecond, as JavaScript has it. */
export const at = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const version = () => integer().notNull().default(1);
export const seconds = () => integer().notNull().default(0);
