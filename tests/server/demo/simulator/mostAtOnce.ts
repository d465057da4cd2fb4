interface Interval {
  enteredAt: Date;
  exitedAt?: Date | null;
}

/** How many stays go on at the busiest instant; who leaves makes room before who enters. */
export function mostAtOnce(stays: readonly Interval[]): number {
  const changes = stays.flatMap(({ enteredAt, exitedAt }) => [
    { at: +enteredAt, by: 1 },
    ...(exitedAt ? [{ at: +exitedAt, by: -1 }] : []),
  ]);
  let present = 0;
  let most = 0;
  for (const { by } of changes.toSorted((a, b) => a.at - b.at || a.by - b.by))
    most = Math.max(most, (present += by));
  return most;
}
