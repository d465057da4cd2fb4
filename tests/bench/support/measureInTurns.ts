import { clusterCpuMs } from './clusterCpuMs.ts';
import { percentile } from './percentile.ts';
import { timed } from './timed.ts';

/** What a request took, in milliseconds. */
export interface Measured {
  times: number[];
  /** The processor's time of this process, and of the database where that is another one: the median turn's for a request. */
  server: number;
  database: number;
  /** Both together in each turn. */
  inTurn: number[];
}

/**
 * How many requests an act answers in the processor's time in which another one answers one. Turns next to each other are compared:
 * a shared machine is now faster and now slower, for minutes.
 */
export const timesAsMany = (act: Measured, other: Measured): number =>
  percentile(
    act.inTurn.map((spent, turn) => other.inTurn[turn]! / spent),
    50,
  );

const used = (clusterPid: number | undefined) => {
  const { user, system } = process.cpuUsage();
  return {
    server: (user + system) / 1_000,
    database: clusterPid === undefined ? 0 : clusterCpuMs(clusterPid),
  };
};

interface Rounds {
  turns: number;
  /** How often an act is done in each turn. */
  each: number;
  /** How often it is done before: a server that has been running for a minute has compiled what it runs. */
  warmUps?: number;
  clusterPid?: number | undefined;
}

/**
 * Measures several acts, each a number of times. They take turns of a few, so that what else the machine does
 * falls on all of them alike.
 */
export async function measureInTurns(
  acts: readonly (() => Promise<unknown>)[],
  { turns, each, warmUps = 500, clusterPid }: Rounds,
): Promise<Measured[]> {
  const measured = acts.map(() => ({
    times: [] as number[],
    server: [] as number[],
    database: [] as number[],
  }));
  for (const act of acts) for (let round = 0; round < warmUps; round++) await act();
  for (let turn = 0; turn < turns; turn++)
    for (const [index, act] of acts.entries()) {
      const { times, server, database } = measured[index]!;
      const before = used(clusterPid);
      for (let round = 0; round < each; round++) times.push(await timed(act));
      const after = used(clusterPid);
      server.push((after.server - before.server) / each);
      database.push((after.database - before.database) / each);
    }
  return measured.map(({ times, server, database }) => ({
    times,
    server: percentile(server, 50),
    database: percentile(database, 50),
    inTurn: server.map((spent, turn) => spent + database[turn]!),
  }));
}
