import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { dialect } from './dialect.ts';

/** A part of queries whose text is written once, its values with it, instead of for each query again. */
export const compiled = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part.inlineParams()).sql);

/** A statement whose text is written once, and which then only takes the values of its placeholders. */
export function template(statement: SQL): (values: Record<string, unknown>) => SQL {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const texts = text.split(/\$\d+/) as unknown as TemplateStringsArray;
  const names = (params as Placeholder[]).map(({ name }) => name);
  return values => sql(texts, ...names.map(name => sql.param(values[name])));
}
