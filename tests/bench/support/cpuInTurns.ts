const turns = 10;

/** The processor's time in milliseconds that this process uses for each of several acts, on average; they take turns. */
export async function cpuInTurns(
  acts: readonly (() => Promise<unknown>)[],
  { rounds }: { rounds: number },
): Promise<number[]> {
  const used = acts.map(() => 0);
  for (let turn = 0; turn < turns; turn++)
    for (const [index, act] of acts.entries()) {
      const before = process.cpuUsage();
      for (let round = 0; round < rounds; round++) await act();
      const { user, system } = process.cpuUsage(before);
      used[index]! += (user + system) / 1_000;
    }
  return used.map(ms => ms / turns / rounds);
}
