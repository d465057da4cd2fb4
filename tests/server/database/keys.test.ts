import { expect, test } from 'vitest';
import { testDatabase } from '../../support/database/testDatabase.ts';

/**
 * `group_id` leads every key and index, so that a distributed PostgreSQL can shard by it. What is another way is here,
 * with its reason.
 */
const otherwise: Record<string, string> = {
  logins_administrator:
    'the one look-up that starts without a group, a reference table where it is distributed',
  logins_email: 'the same',
  logins_phone: 'the same',
  audits_everywhere: 'the super administrator reads the logs of all academies, newest first',
  audits_id: 'and a record of them by its id',
  customers_everywhere: 'the super administrator lists the students of all academies',
  customers_count_everywhere: 'and counts those of each academy',
  customers_created_everywhere: 'in each order',
  customers_email_everywhere: 'the same',
  customers_last_status_everywhere: 'the same',
  customers_pairs: 'and finds them by a part of their name or email',
  customers_status_everywhere: 'the same',
  group_days_date: 'the super administrator reads the days of all academies',
  mails_recipient: 'a mail service reports an address, and knows of no academies',
  report_links_created: 'the job that deletes old links takes those of all academies',
  room_events_received:
    'BRIN: it follows the order in which rows come; the job that deletes old ones reads it',
  rooms_heard: 'the job that marks silent rooms looks for them in all academies',
  webhook_deliveries_due: 'the sender takes what is due, of all academies',
};
/** A group's own row is the group: its key is complete with the id. */
const single = ['groups', 'identity_providers', 'subscriptions'];

interface Key {
  table: string;
  name: string;
  columns: string[];
}

/** The tables are found by the schema that migrations make; drizzle's and pg-boss's have schemas of their own. */
async function keysOf(kinds: string): Promise<Key[]> {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<Key>(
    `SELECT c.relname AS table, k.conname AS name,
        array(SELECT a.attname::text FROM unnest(k.conkey) WITH ORDINALITY u (number, place)
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = u.number ORDER BY u.place) AS columns
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      WHERE c.relnamespace = 'public'::regnamespace AND k.contype = ANY (string_to_array($1, NULL))
      ORDER BY 1, 2`,
    [kinds],
  );
  return rows;
}

const notLed = (keys: Key[]) => keys.filter(({ columns }) => columns[0] !== 'group_id');

test('every table has a primary key, led by the group', async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ table: string }>(
    `SELECT relname AS table FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`,
  );
  const keys = await keysOf('p');
  expect(keys.map(({ table }) => table)).toEqual(rows.map(({ table }) => table));
  expect(notLed(keys)).toEqual([]);
  const short = keys.filter(({ columns, table }) => columns.length === 1 && !single.includes(table));
  expect(short).toEqual([]);
});

test('every unique and foreign key is led by the group', async () => {
  const keys = await keysOf('uf');
  expect(keys.length).toBeGreaterThan(10);
  expect(notLed(keys)).toEqual([]);
});

test('every foreign key refers to the group’s part of the other table', async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ name: string; first: string; same: boolean }>(
    `SELECT k.conname AS name, a.attname AS first, array_length(k.conkey, 1) = array_length(k.confkey, 1) AS same
      FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = k.confkey[1]
      WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
  );
  expect(rows.filter(({ first, same }) => first !== 'group_id' || !same)).toEqual([]);
});

test('every index is led by the group, but for those with a reason', async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<Key>(
    `SELECT t.relname AS table, i.relname AS name,
        array(SELECT pg_get_indexdef(x.indexrelid, place, true) FROM generate_series(1, x.indnkeyatts) place) AS columns
      FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
      WHERE t.relnamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  const names = notLed(rows).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(otherwise).toSorted());
});

test('every table has a group', async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ table: string }>(
    `SELECT c.relname AS table FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT EXISTS (
        SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'group_id' AND a.attnotnull)`,
  );
  expect(rows).toEqual([]);
});
