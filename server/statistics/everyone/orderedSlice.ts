import type { Slice } from '../../core/list.ts';

/** What rows are ordered by: a number of each, which they name; with -1 the highest comes first. */
export interface OrderColumn {
  values: Int32Array | Float64Array;
  sign: number;
}

const bucketCount = 2_048;
/** So few rows are compared with one another. */
const few = 200;

/**
 * A slice of rows in an order: the first column decides, the next ones between those that are equal, and their own order last. Rows
 * are put into buckets by the range of their values, and only the buckets of the slice are sorted.
 */
export function orderedSlice(
  rows: Int32Array,
  columns: readonly OrderColumn[],
  { offset, limit }: Slice,
): Int32Array {
  const until = Math.min(offset + limit, rows.length);
  const [first, ...others] = columns;
  if (first === undefined || until <= offset) return rows.subarray(offset, Math.max(offset, until));
  if (rows.length <= few) return rows.toSorted(compare(columns)).subarray(offset, until);
  const { values, sign } = first;
  let least = Infinity;
  let most = -Infinity;
  for (let at = 0; at < rows.length; at++) {
    const value = sign * values[rows[at]!]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least === most) return orderedSlice(rows, others, { offset, limit });

  const scale = (bucketCount - 1) / (most - least);
  const bucketOf = (row: number) => Math.floor((sign * values[row]! - least) * scale);
  const starts = new Int32Array(bucketCount + 1);
  for (let at = 0; at < rows.length; at++) starts[bucketOf(rows[at]!) + 1]!++;
  for (let bucket = 0; bucket < bucketCount; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const begin = starts.findIndex((_, bucket) => starts[bucket + 1]! > offset);
  const end = starts.findIndex(start => start >= until);
  const inBuckets = new Int32Array(starts[end]! - starts[begin]!);
  const next = starts.map(start => start - starts[begin]!);
  for (let at = 0; at < rows.length; at++) {
    const bucket = bucketOf(rows[at]!);
    if (bucket >= begin && bucket < end) inBuckets[next[bucket]!++] = rows[at]!;
  }
  const slice = new Int32Array(until - offset);
  for (let bucket = begin; bucket < end; bucket++) {
    const [from, to] = [starts[bucket]!, starts[bucket + 1]!];
    if (from === to) continue;
    const within = { offset: Math.max(offset - from, 0), limit: until - Math.max(offset, from) };
    const ofBucket = inBuckets.subarray(from - starts[begin]!, to - starts[begin]!);
    slice.set(orderedSlice(ofBucket, columns, within), Math.max(from - offset, 0));
  }
  return slice;
}

const compare = (columns: readonly OrderColumn[]) => (a: number, b: number) => {
  for (const { values, sign } of columns) {
    const difference = values[a]! - values[b]!;
    if (difference !== 0) return sign * difference;
  }
  return 0;
};
