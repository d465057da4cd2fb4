import type { Database } from '../../../server/database/open.ts';
import { withoutIndexes } from './withoutIndexes.ts';

interface Copies {
  from: string;
  copies: number;
  /** The last study day, and how many days before it each copy has. */
  today: string;
  days: number;
}

/** The tables of an academy with what is copied of them, in the order of what they refer to. */
const tables: Record<string, 'all' | { since: string }> = {
  groups: 'all',
  subscriptions: 'all',
  customers: 'all',
  logins: 'all',
  rooms: 'all',
  room_users: { since: 'entered_at' },
  segments: { since: 'started_at' },
  study_records: { since: 'study_date' },
  student_days: { since: 'study_date' },
  // What is read of all academies at once has its years.
  student_months: 'all',
  excuses: { since: 'since' },
  room_customers: 'all',
  room_days: { since: 'study_date' },
  group_days: 'all',
  group_months: 'all',
  visit_returns: 'all',
  visitor_weeks: 'all',
};
/** A text that names the copy. */
const named: Record<string, string> = {
  name: `t.name || ' ' || k`,
  email: `k || '.' || t.email`,
  room_url_id: `k || '-' || t.room_url_id`,
};

/** Copies an academy many times into the same database, with ids, emails and names of their own. */
export async function copyAcademy({ pool }: Database, { from, copies, today, days }: Copies): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      `set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set session_replication_role = replica`,
    );
    const restoreIndexes = await withoutIndexes(client);
    const since = `('${today}'::date - ${days})`;
    for (const [table, rows] of Object.entries(tables)) {
      const { rows: columns } = await client.query<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns
         where table_schema = 'public' and table_name = $1 and column_name <> 'group_id'`,
        [table],
      );
      const values = columns.map(({ name, type }) => {
        if (type === 'uuid')
          // The beginning of an id is its time, which the copies keep.
          return `(left(t.${name}::text, 24) || lpad(to_hex(k), 4, '0') || right(t.${name}::text, 8))::uuid`;
        return (name === 'name' && table !== 'groups' ? undefined : named[name]) ?? `t.${name}`;
      });
      await client.query(
        `insert into ${table} (group_id, ${columns.map(({ name }) => name).join()})
         select '${from}-' || k, ${values.join()} from generate_series(1, ${copies}) k, ${table} t
         where t.group_id = '${from}' ${rows === 'all' ? '' : `and t.${rows.since} > ${since}`} order by k`,
      );
    }
    await restoreIndexes();
    await client.query('reset all');
  } finally {
    client.release();
  }
}
