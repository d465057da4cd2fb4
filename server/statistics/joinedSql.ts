import { sql } from 'drizzle-orm';
import { limits } from '../../src/domain/limits.ts';
import { customers } from '../database/schema/index.ts';

const boundary = sql.raw(`interval '${limits.studyDay.startsAtHour} hours'`);

/** The study day on which an account registered, for a query on `customers`. */
export const joinedSql = (timeZone: string) =>
  sql`((${customers.authenticatedAt} at time zone ${timeZone}) - ${boundary})::date`;
