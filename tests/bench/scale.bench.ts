import { openDatabase } from '../../server/database/open.ts';
import { findPostgres } from '../support/database/findPostgres.ts';
import { startCluster } from '../support/database/cluster.ts';
import type { Bench } from './support/bench.ts';
import { createAsk } from './support/createAsk.ts';
import { percentile } from './support/percentile.ts';
import type { Report, Row } from './support/report.ts';
import { scaledAcademy } from './support/scaledAcademy.ts';
import { timedInTurns } from './support/timed.ts';

const sizes = [{ students: 5_000, years: 33, mostMs: 50 }];
const rounds = 9;
const warmUp = 2;

async function measure(report: Report, url: string, { students, years, mostMs }: (typeof sizes)[number]) {
  const database = await openDatabase({ url, unlimited: true });
  try {
    const now = new Date();
    const { token, paths } = await scaledAcademy(database, { students, years, now });
    const ask = createAsk(database, now);
    const { 'one student': trivial, ...others } = paths;
    const rows: Row[] = [];
    // Each call takes turns with a trivial one, which says how busy the machine is meanwhile.
    for (const [call, path] of Object.entries(others)) {
      const times = await timedInTurns([() => ask(path, token), () => ask(trivial!, token)], {
        rounds,
        warmUp,
      });
      const [p50, of] = times.map(each => percentile(each, 50)) as [number, number];
      rows.push({ call, 'p50 ms': p50, 'one student, p50 ms': of, within: p50 <= mostMs ? 'yes' : 'no' });
    }
    report.table(`${students} students, ${years} years of records`, rows);
    const over = rows.filter(({ within }) => within === 'no').map(({ call }) => call);
    report.note(`Over ${mostMs} ms: ${over.length === 0 ? 'none' : over.join('; ')}.`);
  } finally {
    await database.close();
  }
}

export const bench: Bench = {
  about: 'every call of an academy with thousands of students and decades of records, on PostgreSQL',
  async run(report) {
    const programs = findPostgres();
    if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
    for (const size of sizes) {
      const cluster = await startCluster(programs);
      try {
        await measure(report, cluster.url, size);
      } finally {
        await cluster.stop();
      }
    }
  },
};
