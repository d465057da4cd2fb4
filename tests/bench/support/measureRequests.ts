import type { Cluster } from '../../support/database/cluster.ts';
import { clusterCpuMs } from './clusterCpuMs.ts';
import { percentile } from './percentile.ts';
import { timed } from './timed.ts';

export interface Measured {
  p50: number;
  slowest: number;
  /** The processor's time for a request, of PostgreSQL and of the server. */
  database: number;
  server: number;
  /** The median, or what the processor took where others used the machine meanwhile and the clock says more. */
  least: number;
}

const cpuMs = ({ pid }: Pick<Cluster, 'pid'>) => {
  const { user, system } = process.cpuUsage();
  return { server: (user + system) / 1_000, database: clusterCpuMs(pid()) };
};

/** Times of requests to several servers in turns, so that what else the machine does falls on all alike. */
export async function measureRequests(
  cluster: Pick<Cluster, 'pid'>,
  sends: readonly (() => Promise<unknown>)[],
  most: { rounds: number; ms: number },
): Promise<Measured[]> {
  const found = sends.map(() => ({ times: [] as number[], database: 0, server: 0 }));
  const started = performance.now();
  for (let round = 0; round < most.rounds && (round === 0 || performance.now() - started < most.ms); round++)
    for (const [index, send] of sends.entries()) {
      const each = found[index]!;
      const before = cpuMs(cluster);
      each.times.push(await timed(send));
      const after = cpuMs(cluster);
      each.database += after.database - before.database;
      each.server += after.server - before.server;
    }
  return found.map(({ times, ...sums }) => {
    const rounds = times.length;
    const p50 = percentile(times, 50);
    const [database, server] = [sums.database / rounds, sums.server / rounds];
    return {
      p50,
      slowest: Math.max(...times),
      database,
      server,
      least: Math.min(p50, database + server),
    };
  });
}
