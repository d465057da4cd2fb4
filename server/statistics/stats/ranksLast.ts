/** Ranks to order by: students without one come last. */
export const ranksLast = (ranks: Int32Array): Int32Array => ranks.map(rank => rank || 2 ** 31 - 1);
