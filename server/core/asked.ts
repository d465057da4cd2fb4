import { sql, type SQLWrapper } from 'drizzle-orm';
import type { RecordContext } from './list.ts';

/** Who asks for records, and when: what their fields depend on. */
export type Asked = Record<'zone' | 'now' | 'reader' | 'role' | 'academy', SQLWrapper>;

/** The same as values of a query. */
export const askedBy = ({ session, now }: Pick<RecordContext, 'session' | 'now'>): Asked => ({
  zone: sql`${session.timeZone}::text`,
  now: sql`${now.toISOString()}::timestamptz`,
  reader: sql`${session.customerId}::uuid`,
  role: sql`${session.role}::text`,
  academy: sql`${session.groupId}::text`,
});
