import type { Queryable } from '../../database/open.ts';
import { publishStudentStays } from '../../recorder/publishStudentStays.ts';
import type { Stay } from '../../recorder/liveStay.ts';
import type { ReportWrite } from './reportWrite.ts';

/** A stay after a correction, and as it was stored before; null where there was none. */
export interface CorrectedStay {
  before: Stay | null;
  after: Stay;
}

/** Stays of students that late events have changed, by their ids. */
export type CorrectedStays = Map<string, CorrectedStay>;

/** Adds a correction to those of the same batch, so that what was stored before the batch counts as before. */
export function addCorrections(
  to: CorrectedStays,
  { corrected, removed }: { corrected: readonly CorrectedStay[]; removed: readonly Stay[] },
): void {
  for (const { roomUserId } of removed) to.delete(roomUserId);
  for (const { before, after } of corrected) {
    const earlier = to.get(after.roomUserId);
    to.set(after.roomUserId, { before: earlier ? earlier.before : before, after });
  }
}

/**
 * Publishes entries and exits of a student that late events have brought to light, with the times at which they happened.
 * What was published before is not published again, whatever its corrected time.
 */
export async function publishCorrectedStays(
  db: Queryable,
  write: Pick<ReportWrite, 'groupId' | 'studyClock' | 'now'>,
  corrected: CorrectedStays,
): Promise<void> {
  const stays = [...corrected.values()]
    .toSorted((a, b) => +a.after.enteredAt - +b.after.enteredAt)
    .flatMap(({ before, after }) => [
      ...(before === null ? [{ ...after, exitedAt: null }] : []),
      ...(after.exitedAt !== null && before?.exitedAt == null ? [after] : []),
    ]);
  corrected.clear();
  if (stays.length > 0) await publishStudentStays(db, write, stays);
}
