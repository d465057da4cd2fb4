import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { startCluster } from '../../support/database/cluster.ts';
import { findPostgres } from '../../support/database/findPostgres.ts';
import { memorySettings } from '../../support/database/memorySettings.ts';

const programs = findPostgres();
const { glibcVersionRuntime } = (process.report.getReport() as { header: { glibcVersionRuntime?: string } })
  .header;
/** The settings are those of the GNU C library, the count of pages is Linux's. */
const measurable =
  inject('database').kind === 'postgres' && programs !== null && glibcVersionRuntime !== undefined;

const statement = 'select array_agg(md5(n::text)) from generate_series(1, 20000) n';
const times = 10;

/** How many new pages the process of a connection gets for each run of a statement that takes some megabytes. */
async function pagesPerStatement(environment: Record<string, string>): Promise<number> {
  const cluster = await startCluster(programs!, { environment });
  const client = new pg.Client({ connectionString: cluster.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const faults = () =>
      Number(readFileSync(`/proc/${rows[0]!.pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[7]);
    for (let run = 0; run < times; run++) await client.query(statement);
    const before = faults();
    for (let run = 0; run < times; run++) await client.query(statement);
    return (faults() - before) / times;
  } finally {
    await client.end();
    await cluster.stop();
  }
}

test.runIf(measurable)(
  'with the settings of compose.yaml a connection keeps the memory of its statements',
  async () => {
    expect(await pagesPerStatement({})).toBeGreaterThan(100);
    expect(await pagesPerStatement(memorySettings())).toBeLessThan(10);
  },
);
