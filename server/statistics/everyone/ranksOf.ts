import type { Figures } from './figuresOfSpan.ts';
import { rowsByIntegers } from '../../database/rowsByIntegers.ts';

type Totals = Figures<'totalSeconds'>;

/** Up to so many different totals are counted, which takes a fifth of the time of sorting: a day has fewer seconds. */
const mostCounted = 2 ** 17;

/** How many active students have a longer total than each. */
const above = new Int32Array(mostCounted);

/** Students by total time, the longest first. */
export const rowsByTotal = ({ rows, totalSeconds }: Totals): Int32Array =>
  rowsByIntegers(rows, totalSeconds, -1);

interface Options {
  /** What those have who have no rank. */
  none: number;
}

/** The ranks of active students among one another by total time: equal times share one. `byTotal` are all of `rowsByTotal`. */
export function ranksInOrder(
  { isMember, totalSeconds }: Totals,
  byTotal: Int32Array,
  { none }: Options,
): Int32Array {
  const ranks = new Int32Array(totalSeconds.length).fill(none);
  let count = 0;
  let rank = 0;
  let before = NaN;
  for (const row of byTotal) {
    if (isMember[row] === 0) continue;
    count++;
    if (totalSeconds[row] !== before) rank = count;
    before = totalSeconds[row]!;
    ranks[row] = rank;
  }
  return ranks;
}

/** The same, where their order is not needed. */
export function ranksOf(figures: Totals, { none }: Options): Int32Array {
  const { rows, isMember, totalSeconds } = figures;
  let most = 0;
  for (const row of rows) if (totalSeconds[row]! > most) most = totalSeconds[row]!;
  if (most >= mostCounted) return ranksInOrder(figures, rowsByTotal(figures), { none });
  above.fill(0, 0, most + 1);
  for (const row of rows) above[totalSeconds[row]!]! += isMember[row]!;
  let sum = 0;
  for (let seconds = most; seconds >= 0; seconds--) {
    const having = above[seconds]!;
    above[seconds] = sum;
    sum += having;
  }
  const ranks = new Int32Array(totalSeconds.length).fill(none);
  for (const row of rows) if (isMember[row] === 1) ranks[row] = above[totalSeconds[row]!]! + 1;
  return ranks;
}

/** The rank of an active student with some total time: one more than those who have a longer one. */
export function rankOf({ rows, isMember, totalSeconds }: Totals, seconds: number): number {
  let longer = 0;
  for (let row = 0; row < rows.length; row++)
    if (totalSeconds[rows[row]!]! > seconds) longer += isMember[rows[row]!]!;
  return longer + 1;
}
