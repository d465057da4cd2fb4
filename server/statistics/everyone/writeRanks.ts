import { rowsByIntegers } from './rowsByIntegers.ts';

/** Writes the places of the active ones among one another by total time: equal times share one, and the others keep 0. */
export function writeRanks(rank: Int32Array, totalSeconds: Int32Array, isActive: Int32Array): void {
  let count = 0;
  let place = 0;
  let before = NaN;
  for (const row of rowsByIntegers(totalSeconds, -1)) {
    if (isActive[row] === 0) continue;
    count++;
    if (totalSeconds[row] !== before) place = count;
    before = totalSeconds[row]!;
    rank[row] = place;
  }
}
