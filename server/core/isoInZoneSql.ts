import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** An instant in a query as responses have it: `isoInZone` in SQL. Null of null. */
export function isoInZoneSql(instant: SQLWrapper, zone: SQLWrapper): SQL<string | null> {
  const wall = sql`(${instant} at time zone ${zone})`;
  const utc = sql`(${instant} at time zone 'UTC')`;
  return sql`(to_char(${wall}, 'YYYY-MM-DD"T"HH24:MI:SS') || case
    when ${wall} = ${utc} then 'Z'
    when ${wall} > ${utc} then to_char(${wall} - ${utc}, '"+"HH24:MI')
    else to_char(${utc} - ${wall}, '"-"HH24:MI') end)`;
}
