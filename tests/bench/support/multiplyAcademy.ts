import type { Database } from '../../../server/database/open.ts';

/** Whose rows stay as they are, and whose come as often as the academy is to be larger. */
const once = ['groups', 'subscriptions'];
const often = [
  'rooms',
  'customers',
  'room_users',
  'segments',
  'study_records',
  'student_days',
  'room_days',
  'alerts',
  'corrections',
];
const staffIs = `t.kind <> 'STUDENT' and k > 0`;

/** An id of its own for each copy: the end differs, the beginning with its instant stays, so that the order does too. */
const copyOf = (id: string) =>
  `case when k = 0 then ${id} else (left(${id}::text, 24) || left(md5(${id}::text || k), 12))::uuid end`;
/** Managers are there once, whatever refers to them. */
const refersTo = (id: string) =>
  `case when exists (select from customers s where s.group_id = t.group_id and s.customer_id = ${id} and s.kind <> 'STUDENT')
    then ${id} else ${copyOf(id)} end`;

const special: Record<string, (table: string) => string> = {
  manager_id: () => 't.manager_id',
  profile_image_id: () => 'null',
  creator_id: () => refersTo('t.creator_id'),
  customer_id: table => (table === 'customers' ? copyOf('t.customer_id') : refersTo('t.customer_id')),
  email: () => `case when k = 0 then t.email else k || '.' || t.email end`,
  room_url_id: () => `t.room_url_id || case when k = 0 then '' else '-' || k end`,
};

interface Column {
  column_name: string;
  data_type: string;
}

/**
 * Copies an academy into another one with `factor` times its students, rooms and records; managers come once. What a
 * roll-up of the academy's days says is multiplied likewise.
 */
export async function multiplyAcademy(
  { pool }: Database,
  { from, to, factor }: { from: string; to: string; factor: number },
): Promise<void> {
  const columnsOf = async (table: string) => {
    const { rows } = await pool.query<Column>(
      `select column_name, data_type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name <> 'group_id'`,
      [table],
    );
    return rows;
  };
  const copy = async (table: string, times: number, value: (column: Column) => string) => {
    const columns = await columnsOf(table);
    const names = columns.map(({ column_name }) => column_name);
    const condition = table === 'customers' ? `and not (${staffIs})` : '';
    await pool.query(
      `insert into ${table} (group_id, ${names.join()})
       select '${to}', ${columns.map(value).join()} from ${table} t, generate_series(0, ${times - 1}) k
       where t.group_id = '${from}' ${condition}`,
    );
  };
  const asItIs = ({ column_name }: Column) => `t.${column_name}`;
  for (const table of once) await copy(table, 1, asItIs);
  for (const table of often)
    await copy(table, factor, column => {
      const { column_name: name, data_type } = column;
      const change = special[name];
      if (change) return change(table);
      return data_type === 'uuid' ? copyOf(`t.${name}`) : asItIs(column);
    });
  await copy('group_days', 1, column =>
    column.data_type === 'date' ? asItIs(column) : `t.${column.column_name} * ${factor}`,
  );
}
