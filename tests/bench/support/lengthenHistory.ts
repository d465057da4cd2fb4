import type { Database } from '../../../server/database/open.ts';

/** The tables that have a row a study day, with the id that a row has, if any. */
const ofDays: Record<string, { id?: string }> = {
  study_records: { id: 'user_study_id' },
  student_days: { id: 'user_study_id' },
  room_days: {},
  group_days: {},
};
/** The tables of intervals, with the ids that each repetition generates. */
const ofSpans: Record<string, { ids: string[]; since: string; until: string }> = {
  room_users: { ids: ['room_user_id'], since: 'entered_at', until: 'exited_at' },
  segments: { ids: ['segment_id', 'room_user_id'], since: 'started_at', until: 'ended_at' },
};
const repeated = (id: string) => `(left(t.${id}::text, 24) || left(md5(t.${id}::text || k), 12))::uuid`;

/**
 * Gives an academy `factor` times its records by repeating its days in the years before: the same students and rooms,
 * longer ago. Rows come in the order of their days, as they would have been written: what is of one day lies together.
 */
export async function lengthenHistory(
  { pool }: Database,
  { groupId, factor }: { groupId: string; factor: number },
): Promise<void> {
  const client = await pool.connect();
  const columnsOf = async (table: string) => {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name not in ('group_id', 'study_date')`,
      [table],
    );
    return rows;
  };
  try {
    const { rows } = await client.query<{ days: number }>(
      `select max(study_date) - min(study_date) + 1 as days from student_days where group_id = $1`,
      [groupId],
    );
    const days = Math.ceil(Number(rows[0]!.days) / 7) * 7;
    // What is repeated refers to what was repeated before it, so that no reference needs to be checked again.
    await client.query('set session_replication_role = replica');
    for (const [table, { id }] of Object.entries(ofDays)) {
      const names = (await columnsOf(table)).map(({ name }) => name);
      const values = names.map(name => (name === id ? `gen_random_uuid()` : `t.${name}`));
      await client.query(
        `insert into ${table} (group_id, study_date, ${names.join()})
         select t.group_id, t.study_date - k * ${days}, ${values.join()}
         from ${table} t, generate_series(1, ${factor - 1}) k
         where t.group_id = $1 order by k desc, t.study_date on conflict do nothing`,
        [groupId],
      );
    }
    for (const [table, { ids, since, until }] of Object.entries(ofSpans)) {
      const columns = await columnsOf(table);
      const values = columns.map(({ name, type }) => {
        if (ids.includes(name)) return repeated(name);
        return type.startsWith('timestamp') ? `t.${name} - k * interval '${days} days'` : `t.${name}`;
      });
      await client.query(
        `insert into ${table} (group_id, ${columns.map(({ name }) => name).join()})
         select t.group_id, ${values.join()} from ${table} t, generate_series(1, ${factor - 1}) k
         where t.group_id = $1 and t.${until} is not null order by k desc, t.${since}`,
        [groupId],
      );
    }
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
