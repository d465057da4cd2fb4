import { customType, date, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The academy that a row belongs to. It leads every key, so that a distributed PostgreSQL can shard by it. */
export const groupId = () => text().notNull();
export const id = () => uuid().notNull();
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** An instant, to the millisecond, as JavaScript has it. */
export const at = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const version = () => integer().notNull().default(1);
export const seconds = () => integer().notNull().default(0);
export const onOff = () => text().$type<'ON' | 'OFF'>();
/** A study day's date, `YYYY-MM-DD`. */
export const studyDate = () => date({ mode: 'string' }).notNull();
/** A calendar month by its first day. */
export const month = () => date({ mode: 'string' }).notNull();
/** Study as measured, and the total, which differs from it only where it was corrected. */
export const studyTimes = () => ({ premiumSeconds: seconds(), totalSeconds: seconds() });
/** When a row was created, and its version. */
export const created = () => ({ createdAt: at().notNull(), version: version() });
/** When a row was changed last, and its version. */
export const changeable = () => ({ updatedAt: at().notNull(), version: version() });
