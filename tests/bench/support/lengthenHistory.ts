import type { Database } from '../../../server/database/open.ts';

/** The tables that have a row a study day, with the id that a row has, if any. */
const tables: Record<string, { id?: string }> = {
  study_records: { id: 'user_study_id' },
  student_days: { id: 'user_study_id' },
  room_days: {},
  group_days: {},
};

/**
 * Gives an academy `factor` times its records by repeating its days in the years before: the same students and rooms,
 * longer ago. Answers how many days of students there were and are.
 */
export async function lengthenHistory(
  { pool }: Database,
  { groupId, factor }: { groupId: string; factor: number },
): Promise<{ before: number; after: number }> {
  const client = await pool.connect();
  const count = async () => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from student_days where group_id = $1`,
      [groupId],
    );
    return rows[0]!.count;
  };
  try {
    const before = await count();
    const { rows } = await client.query<{ days: number }>(
      `select max(study_date) - min(study_date) + 1 as days from student_days where group_id = $1`,
      [groupId],
    );
    const days = Math.ceil(Number(rows[0]!.days) / 7) * 7;
    for (const [table, { id }] of Object.entries(tables)) {
      const { rows: columns } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and column_name not in ('group_id', 'study_date')`,
        [table],
      );
      const names = columns.map(({ name }) => name);
      const values = names.map(name => (name === id ? `gen_random_uuid()` : `t.${name}`));
      await client.query(
        `insert into ${table} (group_id, study_date, ${names.join()})
         select t.group_id, t.study_date - k * ${days}, ${values.join()}
         from ${table} t, generate_series(1, ${factor - 1}) k
         where t.group_id = $1 on conflict do nothing`,
        [groupId],
      );
    }
    return { before, after: await count() };
  } finally {
    client.release();
  }
}
