import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { compiled } from '../database/compiled.ts';
import { jsonObject } from '../database/jsonObject.ts';
import { isId } from '../database/newId.ts';
import { runPrepared } from '../database/runPrepared.ts';
import { askedBy, type Asked } from './asked.ts';
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
  const record = compiled(jsonObject(fields(asked)));
  const tables = compiled(from);
  return async (context: RecordContext, scope: SQL, ids: readonly string[]): Promise<JsonText<T>[]> => {
    const { zone, now, reader, role, academy } = askedBy(context);
    const rows = await runPrepared<{ record: string }>(
      context.db,
      sql`select found.record
        from (select ${zone} as zone, ${now} as now, ${reader} as reader, ${role} as role,
          ${academy} as academy) asked
        cross join unnest(${`{${ids.filter(isId).join(',')}}`}::uuid[]) with ordinality as listed(id, place)
        cross join lateral (
          select ${record}::text as record from ${tables} where ${scope} and ${id} = listed.id offset 0
        ) found order by listed.place`,
    );
    return rows.map(row => new JsonText<T>(row.record));
  };
}
