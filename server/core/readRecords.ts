import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import memoize from 'lodash/memoize.js';
import { dialect } from '../database/dialect.ts';
import { jsonObject } from '../database/jsonObject.ts';
import { isId } from '../database/newId.ts';
import { runPrepared } from '../database/runPrepared.ts';
import { askedTypes, askedValues, type Asked } from './asked.ts';
import { JsonText } from './jsonText.ts';
import type { RecordContext } from './list.ts';

/** Records that the database writes as responses have them. */
interface Records {
  /** Their fields by name. */
  fields: (asked: Asked) => Record<string, SQLWrapper>;
  /** The table with what is joined to it, and its column of ids. */
  from: SQL;
  id: SQLWrapper;
}

const asked: Asked = {
  zone: sql.raw('asked.zone'),
  now: sql.raw('asked.now'),
  reader: sql.raw('asked.reader'),
  role: sql.raw('asked.role'),
  academy: sql.raw('asked.academy'),
};

/**
 * Reads records of an academy by their ids, in the order of the ids; those outside of the scope are left out.
 *
 * The query is prepared, so that PostgreSQL plans it without knowing the academy. Each record is looked up by itself, so that it
 * takes the key and not all rows of an academy of the average size: only where that is three people or so are both the same to it.
 */
export function recordsReader<T>({ fields, from, id }: Records) {
  const { sql: select } = dialect.sqlToQuery(
    sql`select ${jsonObject(fields(asked))}::text as record from ${from} where ${id} = listed.id and`.inlineParams(),
  );
  // The scope's values come first, so that its text is part of the query's as it is. There are few scopes.
  const within = memoize((scope: string, values: number) => {
    const names = Object.entries(askedTypes).map(
      ([name, type], index) => `$${values + index + 1}::${type} as ${name}`,
    );
    return `select found.record from (select ${names.join(', ')}) asked
      cross join unnest($${values + names.length + 1}::uuid[]) with ordinality as listed(id, place)
      cross join lateral (${select} ${scope} offset 0) found order by listed.place`;
  });
  return async (context: RecordContext, scope: SQL, ids: readonly string[]): Promise<JsonText<T>[]> => {
    const { sql: text, params } = dialect.sqlToQuery(scope);
    const rows = await runPrepared<{ record: string }>(context.db, within(text, params.length), [
      ...params,
      ...Object.values(askedValues(context)),
      `{${ids.filter(isId).join(',')}}`,
    ]);
    return rows.map(row => new JsonText<T>(row.record));
  };
}
