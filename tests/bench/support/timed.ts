/** How many milliseconds something takes. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/**
 * The milliseconds of `rounds` runs of each of several acts after some to warm up. They take turns, so that what else the
 * machine does falls on all of them alike.
 */
export async function timedInTurns(
  acts: readonly (() => Promise<unknown>)[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<number[][]> {
  const times = acts.map(() => [] as number[]);
  for (let round = -warmUp; round < rounds; round++)
    for (const [index, act] of acts.entries()) {
      const taken = await timed(act);
      if (round >= 0) times[index]!.push(taken);
    }
  return times;
}
