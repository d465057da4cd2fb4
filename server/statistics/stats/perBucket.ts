import { sql, type SQL } from 'drizzle-orm';
import type { Bucket } from './buckets.ts';

/** The buckets as rows of SQL: `place`, `since` and `until`. */
export const bucketRows = (buckets: readonly Bucket[]): SQL =>
  sql`unnest(${sql.param(buckets.map(({ since }) => since))}::date[],
    ${sql.param(buckets.map(({ until }) => until))}::date[]) with ordinality as bucket(since, until, place)`;
