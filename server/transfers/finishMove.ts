import { and, eq } from 'drizzle-orm';
import { systemGroup } from '../core/inGroup.ts';
import type { Queryable } from '../database/open.ts';
import { moveRows, moves } from '../database/schema/index.ts';

/** Ends a transfer without waiting rows. An incomplete rollback can be repeated. */
export async function finishMove(db: Queryable, moveId: string, now: Date): Promise<void> {
  const isMove = and(eq(moves.groupId, systemGroup), eq(moves.moveId, moveId));
  const [move] = await db.select({ state: moves.state }).from(moves).where(isMove).for('update');
  if (move?.state !== 'RUNNING' && move?.state !== 'ROLLING_BACK') return;
  const count = (state: (typeof moveRows.$inferSelect)['state']) =>
    db.$count(
      moveRows,
      and(eq(moveRows.groupId, systemGroup), eq(moveRows.moveId, moveId), eq(moveRows.state, state)),
    );
  if ((await count('WAITING')) > 0) return;
  const isBack = move.state === 'ROLLING_BACK' && (await count('MOVED')) === 0;
  await db
    .update(moves)
    .set({ state: isBack ? 'ROLLED_BACK' : 'DONE', finishedAt: now })
    .where(isMove);
}
