/** Writes the places of the active ones among one another by total time: equal times share one, and the others keep 0. */
export function writeRanks(rank: Int32Array, totalSeconds: Int32Array, isActive: Int32Array): void {
  const totals = totalSeconds.filter((_, row) => isActive[row] === 1).toSorted();
  for (let row = 0; row < rank.length; row++) {
    if (isActive[row] === 0) continue;
    const total = totalSeconds[row]!;
    // One more than those who have more.
    let from = 0;
    let until = totals.length;
    while (from < until) {
      const middle = (from + until) >>> 1;
      if (totals[middle]! <= total) from = middle + 1;
      else until = middle;
    }
    rank[row] = totals.length - from + 1;
  }
}
