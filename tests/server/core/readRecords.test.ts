import { expect, inject, onTestFinished, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { createWorld } from '../../support/world.ts';

interface Plan {
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The statements that a request has prepared by name. */
async function preparedBy(pool: { query: unknown }, act: () => Promise<unknown>) {
  const sent: { text: string; values: unknown[] }[] = [];
  const { query } = pool;
  pool.query = (...given: unknown[]) => {
    const [{ name, text }, values] = given as [{ name?: string; text: string }, unknown[]];
    if (name?.startsWith('prepared')) sent.push({ text, values });
    return Reflect.apply(query as () => unknown, pool, given);
  };
  await act();
  pool.query = query;
  return sent;
}

/** An academy of many among many of a few, as the statistics have them. */
async function addPeople({ query }: { query: (text: string) => Promise<unknown> }, groupId: string) {
  await query(`INSERT INTO groups (group_id, name, study_days, time_zone, initialized, study_settings, created_at)
    SELECT 'small-' || k, name, study_days, time_zone, initialized, study_settings, created_at
    FROM groups, generate_series(1, 500) k WHERE group_id = '${groupId}'`);
  await query(`INSERT INTO customers (group_id, customer_id, user_id, kind, name, email, created_at, updated_at)
    SELECT of, gen_random_uuid(), gen_random_uuid(), 'STUDENT', '김', n || '@x.example', now(), now()
    FROM (SELECT 'small-' || k AS of, n FROM generate_series(1, 500) k, generate_series(1, 3) n
      UNION ALL SELECT '${groupId}', n FROM generate_series(1, 2000) n) people`);
  await query('ANALYZE customers');
}

const provided = inject('database');

// Citus makes no plan of a prepared query before it has its values.
test.runIf(provided.kind === 'postgres' && provided.nodes === undefined)(
  'a prepared query looks each record up by its key, whatever size the academy has',
  async () => {
    const database = await newDatabase();
    onTestFinished(database.close);
    const world = await createWorld({ database });
    const { owner } = await world.academy();
    const client = await database.pool.connect();
    onTestFinished(() => client.release(true));
    await addPeople({ query: text => client.query(text) }, owner.groupId);
    const [statement] = await preparedBy(database.pool, () => owner.call(contract.students.list));
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE asked AS ${statement!.text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE asked(${statement!.values.map(() => 'null').join()})`,
    );
    const reads = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter(
      node => node['Relation Name'] === 'customers',
    );
    expect(reads).toHaveLength(3);
    for (const read of reads) expect(read['Index Cond']).toMatch(/group_id.*customer_id/);
  },
);
