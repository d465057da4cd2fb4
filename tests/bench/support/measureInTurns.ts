import { clusterCpuMs } from './clusterCpuMs.ts';
import { timed } from './timed.ts';

/** What a request took, on average or by its times, in milliseconds. */
export interface Measured {
  times: number[];
  /** The processor's time of this process, and of the database where that is another one. */
  server: number;
  database: number;
}

const used = (clusterPid: number | undefined) => {
  const { user, system } = process.cpuUsage();
  return {
    server: (user + system) / 1_000,
    database: clusterPid === undefined ? 0 : clusterCpuMs(clusterPid),
  };
};

/**
 * Measures several acts, each a number of times after some to warm up. They take turns of a few, so that what else the machine does
 * falls on all of them alike.
 */
export async function measureInTurns(
  acts: readonly (() => Promise<unknown>)[],
  { turns, each, clusterPid }: { turns: number; each: number; clusterPid?: number | undefined },
): Promise<Measured[]> {
  const measured = acts.map((): Measured => ({ times: [], server: 0, database: 0 }));
  for (const act of acts) for (let round = 0; round < each; round++) await act();
  for (let turn = 0; turn < turns; turn++)
    for (const [index, act] of acts.entries()) {
      const { times } = measured[index]!;
      const before = used(clusterPid);
      for (let round = 0; round < each; round++) times.push(await timed(act));
      const after = used(clusterPid);
      measured[index]!.server += (after.server - before.server) / turns / each;
      measured[index]!.database += (after.database - before.database) / turns / each;
    }
  return measured;
}
