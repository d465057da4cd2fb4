import type { Database } from '../../../server/database/open.ts';
import type { Cluster } from '../../support/database/cluster.ts';
import { clusterCpuMs } from './clusterCpuMs.ts';
import { createAsk } from './createAsk.ts';
import { percentile } from './percentile.ts';
import type { Report, Row } from './report.ts';
import type { ScaledAcademy } from './scaledAcademy.ts';
import { timed } from './timed.ts';

/** A call is repeated so often, or for so long. */
const most = { rounds: 5, ms: 1_000 };
const slowestMs = 1_000;
/** Calls that are as quick as this are not compared: their differences are the machine's. */
const leastComparedMs = 3;

interface Measured {
  title: string;
  mostMs: number;
  cluster: Pick<Cluster, 'pid'>;
  subject: ScaledAcademy & { database: Database };
  /** An academy of the same size in a database of its own, asked in turns with it. */
  compared?: (ScaledAcademy & { database: Database }) | undefined;
}

const cpuMs = ({ pid }: Pick<Cluster, 'pid'>) => {
  const { user, system } = process.cpuUsage();
  return { server: (user + system) / 1_000, database: clusterCpuMs(pid()) };
};

/** Times of requests, and the processor's time that PostgreSQL and the server used for each. */
async function measureOne(cluster: Pick<Cluster, 'pid'>, send: () => Promise<unknown>) {
  await send();
  const before = cpuMs(cluster);
  const times: number[] = [];
  for (let spent = 0; times.length < most.rounds && spent < most.ms; spent += times.at(-1)!)
    times.push(await timed(send));
  const after = cpuMs(cluster);
  const rounds = times.length;
  return {
    p50: percentile(times, 50),
    slowest: Math.max(...times),
    database: (after.database - before.database) / rounds,
    server: (after.server - before.server) / rounds,
  };
}

/** Measures every call that reads, and says which are above the bound by the clock and by the processor's time. */
export async function measureReads(
  report: Report,
  { title, mostMs, cluster, subject, compared }: Measured,
): Promise<void> {
  const ask = createAsk(subject.database, subject.now);
  const askCompared = compared && createAsk(compared.database, compared.now);
  const rows: Row[] = [];
  for (const [call, { path, token }] of Object.entries(subject.requests)) {
    const one = await measureOne(cluster, () => ask(path, token));
    const row: Row = {
      call,
      'p50 ms': one.p50,
      'slowest ms': one.slowest,
      'PostgreSQL CPU ms': one.database,
      'server CPU ms': one.server,
    };
    const other = compared?.requests[call];
    if (other && askCompared) {
      const alone = await measureOne(cluster, () => askCompared(other.path, other.token));
      const again = await measureOne(cluster, () => ask(path, token));
      row['p50 ms'] = Math.min(one.p50, again.p50);
      row['alone p50 ms'] = alone.p50;
      row.ratio = Math.max(row['p50 ms'], leastComparedMs) / Math.max(alone.p50, leastComparedMs);
    }
    rows.push(row);
  }
  const slowestFirst = rows.toSorted((a, b) => Number(b['p50 ms']) - Number(a['p50 ms']));
  report.table(`${title}: ${rows.length} calls, the slowest first`, slowestFirst);
  const list = (over: Row[]) => (over.length === 0 ? 'none' : over.map(({ call }) => call).join('; '));
  const cpuOf = (row: Row) => Number(row['PostgreSQL CPU ms']) + Number(row['server CPU ms']);
  report.note(`Over ${mostMs} ms by the clock: ${list(rows.filter(row => Number(row['p50 ms']) > mostMs))}.`);
  report.note(`Over ${mostMs} ms of the processor: ${list(rows.filter(row => cpuOf(row) > mostMs))}.`);
  report.note(`Ever over a second: ${list(rows.filter(row => Number(row['slowest ms']) > slowestMs))}.`);
  if (compared)
    report.note(`More than 1.2 times alone: ${list(rows.filter(row => Number(row.ratio) > 1.2))}.`);
}
