import pg from 'pg';
import { openDatabase } from '../../server/database/open.ts';
import { databaseUrl } from '../support/database/databaseUrl.ts';
import { findPostgres } from '../support/database/findPostgres.ts';
import { startCluster, type Cluster } from '../support/database/cluster.ts';
import type { Bench } from './support/bench.ts';
import { measureReads } from './support/measureReads.ts';
import { memorySettings } from '../support/database/memorySettings.ts';
import type { Report } from './support/report.ts';
import { measureSignIn } from './support/measureSignIn.ts';
import { scaledAcademy } from './support/scaledAcademy.ts';

interface Size {
  students: number;
  years: number;
  /** Academies of the same size in the database besides the one that is called. */
  others: number;
  /** The bound of every call's median; none may ever take a second. */
  mostMs: number;
  /** The bound of the super administrator's lists. */
  mostListMs?: number;
}

const sizes: Record<string, Size> = {
  'many-years': { students: 5_000, years: 33, others: 0, mostMs: 50 },
  'many-students': { students: 50_000, years: 2, others: 0, mostMs: 250 },
  'many-academies': { students: 500, years: 1, others: 999, mostMs: 50, mostListMs: 100 },
};

/** Enough memory that what is read again and again is not read from the disk. */
const settings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '30min',
};

/** Opens a database of the cluster, made if it is not there. */
async function open(cluster: Cluster, name: string) {
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await admin.query(`create database ${name}`);
  await admin.end();
  return openDatabase({ url: databaseUrl(cluster.url, name), unlimited: true });
}

async function measure(
  report: Report,
  cluster: Cluster,
  { students, years, others, mostMs, mostListMs }: Size,
) {
  const reopen = () => open(cluster, 'scale');
  const reopenAlone = () => open(cluster, 'alone');
  const database = await reopen();
  const alone = others > 0 ? await reopenAlone() : undefined;
  try {
    const subject = await scaledAcademy(database, { students, years, others });
    const compared = alone && {
      database: alone,
      reopen: reopenAlone,
      ...(await scaledAcademy(alone, { students, years, others: 0 })),
    };
    const title = `${students} students, ${years} years of records${others > 0 ? `, one of ${others + 1} academies` : ''}`;
    await measureReads(report, {
      title,
      mostMs,
      mostListMs,
      cluster,
      subject: { database, reopen, ...subject },
      compared,
    });
    if (compared) await measureSignIn(report, cluster, [database, compared.database], subject.now);
  } finally {
    await database.close();
    await alone?.close();
  }
}

export const bench: Bench = {
  about:
    'every call that reads, in academies with thousands of students and decades of records, on PostgreSQL',
  async run(report, { size: wanted, data }) {
    const programs = findPostgres();
    if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
    for (const [name, size] of Object.entries(sizes)) {
      if (wanted !== undefined && wanted !== name) continue;
      const cluster = await startCluster(programs, {
        keptIn: data === undefined ? undefined : `${data}-${name}`,
        settings,
        environment: memorySettings(),
      });
      try {
        await measure(report, cluster, size);
      } finally {
        await cluster.stop();
      }
    }
  },
};
