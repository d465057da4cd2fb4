import type { StudentMove } from './splitEvenly.ts';

/** The moves that undo others, of the students who did move. */
export const movesBack = (
  moves: readonly StudentMove[],
  verdicts: readonly { customerId: string; ok: boolean }[],
): StudentMove[] => {
  const moved = new Set(verdicts.filter(({ ok }) => ok).map(({ customerId }) => customerId));
  return moves
    .map(({ from, to, customerIds }) => ({
      from: to,
      to: from,
      customerIds: customerIds.filter(id => moved.has(id)),
    }))
    .filter(({ customerIds }) => customerIds.length > 0);
};
