import { and, asc, eq, inArray } from 'drizzle-orm';
import { systemGroup } from '../core/inGroup.ts';
import type { Database } from '../database/open.ts';
import { moveRows, moves } from '../database/schema/index.ts';
import { describeFailure, type OnFailure } from '../core/failure.ts';
import { finishMove } from './finishMove.ts';
import { moveBatch } from './moveBatch.ts';
import { underWay } from './running.ts';

/** Students per transaction: few enough not to block others for long. */
export const batchSize = 20;

interface Work {
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  onFailure: OnFailure;
}

/**
 * Continues every transfer that is under way until none is. Progress is committed with each batch, so that a process that is
 * killed loses nothing and another one takes over; two at a time wait for each other.
 */
export async function continueMoves(work: Work): Promise<void> {
  const { orm } = work.database;
  const found = await orm
    .select({ moveId: moves.moveId })
    .from(moves)
    .where(and(eq(moves.groupId, systemGroup), inArray(moves.state, [...underWay])))
    .orderBy(asc(moves.createdAt));
  for (const { moveId } of found) while (await step(work, moveId));
}

/** Moves the next batch; returns whether there may be more. */
async function step(work: Work, moveId: string): Promise<boolean> {
  const { orm } = work.database;
  const rows = await orm
    .select({ position: moveRows.position })
    .from(moveRows)
    .where(and(eq(moveRows.groupId, systemGroup), eq(moveRows.moveId, moveId), eq(moveRows.state, 'WAITING')))
    .orderBy(asc(moveRows.position))
    .limit(batchSize);
  const positions = rows.map(row => row.position);
  if (positions.length === 0) {
    await orm.transaction(tx => finishMove(tx, moveId, work.clock()));
    return false;
  }
  const attempt = (some: number[]) => orm.transaction(tx => moveBatch(tx, moveId, some, work.clock()));
  try {
    await attempt(positions);
  } catch {
    // One failing student must not block the others.
    for (const position of positions)
      await attempt([position]).catch(async (error: unknown) => {
        work.onFailure(describeFailure('migration', error), error);
        await orm.transaction(tx => moveBatch(tx, moveId, [position], work.clock(), 'INTERNAL'));
      });
  }
  return true;
}
