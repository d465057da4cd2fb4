/** Records with their places by a figure, the highest first; equal figures share a place. */
export function ranked<T>(records: readonly T[], figure: (record: T) => number): (T & { rank: number })[] {
  const sorted = records.toSorted((a, b) => figure(b) - figure(a));
  let place = 0;
  return sorted.map((record, index) => {
    if (index === 0 || figure(record) !== figure(sorted[index - 1]!)) place = index + 1;
    return { ...record, rank: place };
  });
}
