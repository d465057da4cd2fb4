import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A JSON object of a query, of its fields by name. */
export const jsonObject = <F extends Record<string, SQLWrapper>>(fields: F): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`;
