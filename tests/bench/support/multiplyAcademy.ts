import type { Database } from '../../../server/database/open.ts';

/** Tables whose rows stay as they are, and tables whose rows are multiplied. */
const once = ['groups', 'subscriptions'];
const often = [
  'rooms',
  'customers',
  'room_users',
  'segments',
  'study_records',
  'student_days',
  'room_customers',
  'room_days',
  'alerts',
  'corrections',
];

/** An id of its own for each copy: the end differs, the beginning with its instant stays, so that the order does too. */
const copyOf = (id: string) =>
  `case when k = 0 then ${id} else (left(${id}::text, 24) || left(md5(${id}::text || k), 12))::uuid end`;
/** Managers are there once, whatever refers to them. */
const refersTo = (id: string) => `case when ${id} = any(staff.ids) then ${id} else ${copyOf(id)} end`;

const special: Record<string, string> = {
  manager_id: 't.manager_id',
  profile_image_id: 'null',
  creator_id: refersTo('t.creator_id'),
  customer_id: refersTo('t.customer_id'),
  email: `case when k = 0 then t.email else k || '.' || t.email end`,
  room_url_id: `t.room_url_id || case when k = 0 then '' else '-' || k end`,
};

interface Column {
  name: string;
  type: string;
}

/**
 * Copies an academy into another one with `factor` times its students, rooms and records; managers come once. What a
 * roll-up of the academy says is multiplied likewise.
 */
export async function multiplyAcademy(
  { pool }: Database,
  { from, to, factor }: { from: string; to: string; factor: number },
): Promise<void> {
  const client = await pool.connect();
  const copy = async (table: string, times: number, value: (column: Column) => string) => {
    const { rows: columns } = await client.query<Column>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name <> 'group_id'`,
      [table],
    );
    const condition = table === 'customers' ? `and not (t.kind <> 'STUDENT' and k > 0)` : '';
    await client.query(
      `with staff as materialized (
         select array_agg(customer_id) as ids from customers where group_id = '${from}' and kind <> 'STUDENT')
       insert into ${table} (group_id, ${columns.map(({ name }) => name).join()})
       select '${to}', ${columns.map(value).join()} from ${table} t, generate_series(0, ${times - 1}) k, staff
       where t.group_id = '${from}' ${condition}`,
    );
  };
  const asItIs = ({ name }: Column) => `t.${name}`;
  try {
    // What is copied refers to what was copied before it, so that no reference needs to be checked again.
    await client.query('set session_replication_role = replica');
    for (const table of once) await copy(table, 1, asItIs);
    for (const table of often)
      await copy(
        table,
        factor,
        ({ name, type }) => special[name] ?? (type === 'uuid' ? copyOf(`t.${name}`) : `t.${name}`),
      );
    for (const table of ['group_days', 'group_months', 'visit_returns'])
      await copy(table, 1, ({ name, type }) => (type === 'date' ? `t.${name}` : `t.${name} * ${factor}`));
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
