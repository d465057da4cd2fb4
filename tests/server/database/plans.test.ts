import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { inject, expect, test } from 'vitest';
import * as schema from '../../../server/database/schema/index.ts';
import type { Database } from '../../../server/database/open.ts';
import { createAsk } from '../../bench/support/createAsk.ts';
import { scaledAcademy } from '../../bench/support/scaledAcademy.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}
interface Sent {
  text: string;
  values: unknown[];
}

/** The tables that grow with an academy: the group's id leads their keys. */
const grows = new Set<string>(
  Object.values(schema)
    .filter(table => is(table, PgTable))
    .filter(table => {
      const { primaryKeys } = getTableConfig(table);
      return 'groupId' in getTableColumns(table) && (primaryKeys[0]?.columns.length ?? 0) > 1;
    })
    .map(getTableName),
);
/** Those that have few rows in any academy. */
const few = ['rooms', 'saved_views', 'templates', 'api_keys', 'webhooks'];
for (const table of few) grows.delete(table);

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The statements that a request sends. */
async function statementsOf({ pool }: Database, act: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const query = pool.query;
  pool.query = ((...given: unknown[]) => {
    const [statement, values] = given as [
      string | { text: string; values?: unknown[] },
      unknown[] | undefined,
    ];
    sent.push(
      typeof statement === 'string'
        ? { text: statement, values: values ?? [] }
        : { text: statement.text, values: values ?? statement.values ?? [] },
    );
    return Reflect.apply(query, pool, given) as unknown;
  }) as typeof pool.query;
  try {
    await act();
  } finally {
    pool.query = query;
  }
  return sent;
}

/** What a plan reads without an index, or with one but of all academies. */
const faults = (plan: Plan, ofOneAcademy: boolean) =>
  nodesOf(plan).flatMap(node => {
    const table = node['Relation Name'];
    // A bitmap names its index without the table.
    const isScan = /Index/.test(node['Node Type']);
    if (node['Node Type'] === 'Seq Scan' && grows.has(table!)) return [`all rows of ${table}`];
    const ofTable = table === undefined ? node['Index Name'] : grows.has(table) ? table : undefined;
    if (!ofOneAcademy || !isScan || ofTable === undefined) return [];
    if (few.some(each => ofTable.startsWith(each))) return [];
    return /group_id/.test(node['Index Cond'] ?? '') ? [] : [`${ofTable} of all academies`];
  });

/** Audit records of many academies, so that an index of all of them is not as good as one of each. */
const addAudits = ({ pool }: Database) =>
  pool.query(`insert into audits (group_id, audit_id, actor_name, actor_role, action, target_kind, target_id, target_name,
      ip_address, occurred_at)
    select case k % 100 when 0 then 'bench-academy' else 'academy-' || k % 100 end, gen_random_uuid(), '', 'OWNER',
      'student.update', 'student', (k % 977)::text, '', '', now() - k * interval '1 minute' from generate_series(1, 5000) k;
    analyze audits`);

/** Days of many academies, for the same reason. */
const addDays = ({ pool }: Database) =>
  pool.query(`insert into groups (group_id, name, study_days, time_zone, initialized, study_settings, created_at)
    select 'academy-' || k, name, study_days, time_zone, initialized, study_settings, created_at
    from groups, generate_series(1, 50) k where group_id = 'bench-academy';
    insert into group_days (group_id, study_date)
    select 'academy-' || k, study_date from group_days, generate_series(1, 50) k where group_id = 'bench-academy';
    analyze group_days`);

/** Links to reports of every student, for the same reason. */
const addReportLinks = ({ pool }: Database) =>
  pool.query(`insert into report_links (group_id, link_id, customer_id, week, code_hash, created_at, expires_at)
    select group_id, gen_random_uuid(), customer_id, date '2026-01-05' + 7 * k, customer_id || '-' || k,
      now() - k * interval '7 days', now() from customers, generate_series(1, 30) k;
    analyze report_links`);

test.runIf(inject('database').kind === 'postgres')(
  'no call that reads goes through all rows of a table that grows, and those of an academy read its own only',
  async () => {
    const database = await newDatabase();
    try {
      const { now, requests } = await scaledAcademy(database, { students: 40, years: 1, others: 1 });
      await addAudits(database);
      await addDays(database);
      await addReportLinks(database);
      const ask = createAsk(database, now);
      const client = await database.pool.connect();
      const found = new Set<string>();
      const known = new Set<string>();
      try {
        await client.query('set enable_seqscan = off');
        for (const [call, { path, token }] of Object.entries(requests))
          for (const { text, values } of await statementsOf(database, () => ask(path, token))) {
            if (known.has(text) || !/^\s*(select|with)/i.test(text)) continue;
            known.add(text);
            const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
              `explain (format json) ${text}`,
              values,
            );
            for (const fault of faults(rows[0]!['QUERY PLAN'][0]!.Plan, !/^(admin|inquiries)/.test(call)))
              found.add(`${call}: ${fault}`);
          }
      } finally {
        client.release(true);
      }
      expect([...found]).toEqual([]);
      expect(known.size).toBeGreaterThan(100);
    } finally {
      await database.close();
    }
  },
);
