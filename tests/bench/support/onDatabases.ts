import { openDatabase, type Database } from '../../../server/database/open.ts';
import { databaseTemplate } from '../../../server/database/template.ts';
import { startCluster } from '../../support/database/cluster.ts';
import { findPostgres } from '../../support/database/findPostgres.ts';
import type { Report } from './report.ts';

/** `clusterPid` is the main process of PostgreSQL; the embedded database is in this process. */
type Measure = (database: Database, title: string, clusterPid?: number) => Promise<void>;

/** Measures with a new PostgreSQL, where the machine has one. */
export async function onPostgres(report: Report, measure: Measure): Promise<void> {
  const programs = findPostgres();
  if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
  const cluster = await startCluster(programs);
  try {
    // Years of records are repeated in one statement, which may take longer than the server lets any of its own.
    const postgres = await openDatabase({ url: cluster.url, unlimited: true });
    await measure(postgres, 'PostgreSQL', cluster.pid()).finally(() => postgres.close());
  } finally {
    await cluster.stop();
  }
}

/** Measures with the embedded database, then with PostgreSQL. */
export async function onBothDatabases(report: Report, measure: Measure): Promise<void> {
  const pglite = await openDatabase({ template: await databaseTemplate('.cache') });
  await measure(pglite, 'PGlite').finally(() => pglite.close());
  await onPostgres(report, measure);
}
