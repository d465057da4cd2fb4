import { sql, type SQLWrapper } from 'drizzle-orm';
import mapValues from 'lodash/mapValues.js';
import type { RecordContext } from './list.ts';

/** Who asks for records, and when, with the types that these have in the database. */
export const askedTypes = { zone: 'text', now: 'timestamptz', reader: 'uuid', role: 'text', academy: 'text' };

/** What the fields of records depend on. */
export type Asked<T = SQLWrapper> = Record<keyof typeof askedTypes, T>;

type Asking = Pick<RecordContext, 'session' | 'now'>;

/** In the order of `askedTypes`. */
export const askedValues = ({ session, now }: Asking): Asked<string> => ({
  zone: session.timeZone,
  now: now.toISOString(),
  reader: session.customerId,
  role: session.role,
  academy: session.groupId,
});

/** The same as values of a query. */
export function askedBy(asking: Asking): Asked {
  const values = askedValues(asking);
  return mapValues(askedTypes, (type, name) => sql`${values[name as keyof Asked]}::${sql.raw(type)}`);
}
