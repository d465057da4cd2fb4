import type { StatusOf } from '../../src/domain/statuses.ts';
import type { moveRows, moves } from '../database/schema/index.ts';
import type { Orderer } from '../database/schema/moves.ts';
import type { TransferRoute } from './checkTransfer.ts';

export type Move = typeof moves.$inferSelect;
type MoveRow = typeof moveRows.$inferSelect;

/** The states in which there is something left to do. */
export const underWay = ['RUNNING', 'ROLLING_BACK'] as const satisfies readonly StatusOf<'migrationState'>[];

/** A transfer under way: its destination, who ordered it, and the target state of its rows. */
export interface Running {
  way: TransferRoute;
  orderer: Orderer;
  done: MoveRow['state'];
  refused: MoveRow['state'];
}

export function runningOf(move: Move): Running {
  const { fromGroupId: from, toGroupId: to, orderedBy, rolledBackBy } = move;
  return move.state === 'ROLLING_BACK'
    ? { way: { from: to, to: from }, orderer: rolledBackBy!, done: 'RETURNED', refused: 'MOVED' }
    : { way: { from, to }, orderer: orderedBy, done: 'MOVED', refused: 'REFUSED' };
}
