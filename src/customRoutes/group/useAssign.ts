import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { AnswerOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import type { Send } from '../../dataProvider/createRepeatableSend.ts';
import { movesBack } from '../../domain/movesBack.ts';
import type { StudentMove } from '../../domain/splitEvenly.ts';
import { UndoToast } from '../../engine/actions/UndoToast.tsx';
import { useLatestBatch } from '../../hooks/useLatestBatch.ts';
import { useUndoBatch } from '../../hooks/useUndoBatch.ts';
import { useWrite } from '../../hooks/useWrite.ts';

export type Replaced = AnswerOf<typeof contract.managers.assign>['replaced'];
export interface ManagerRef {
  customerId: string;
  name: string;
}

/** What an assignment would do before it is done. */
export interface AssignmentPlan {
  manager: ManagerRef;
  studentIds: string[];
  doneCount: number;
  replaced: Replaced;
}

const change = (send: Send, manager: string, studentIds: string[], dryRun = false) =>
  send(contract.managers.assign, {
    params: { id: manager },
    body: { manageStudentList: studentIds, ...(dryRun ? { dryRun } : {}) },
  });

/** Assigning and taking away, with the way back. What fails is undefined, and says so. */
export function useAssign() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const options = {
    invalidates: 'everything',
    toastsFailure: true,
    onRefused: () => void client.invalidateQueries(),
  } as const;

  const undo = useUndoBatch({ toastsFailure: true });
  const { offer } = useLatestBatch();
  const announce = (text: string, batch: Parameters<typeof offer>[0]) => {
    if (batch.batchIds.length > 0) offer(batch);
    notify(createElement(UndoToast, { text, onUndo: () => void undo.run(batch.batchIds) }), {
      type: 'success',
    });
  };

  const plan = useWrite(
    async (
      { manager, studentIds }: { manager: ManagerRef; studentIds: string[] },
      send,
    ): Promise<AssignmentPlan> => {
      const { doneCount, replaced } = await change(send, manager.customerId, studentIds, true);
      return { manager, studentIds, doneCount, replaced };
    },
    options,
  );
  const assign = useWrite(
    ({ manager, studentIds }: Pick<AssignmentPlan, 'manager' | 'studentIds'>, send) =>
      change(send, manager.customerId, studentIds),
    {
      ...options,
      onDone({ doneCount, batchId }, { manager }) {
        announce(translate('group.assigned', { smart_count: doneCount, name: manager.name }), {
          batchIds: batchId === null ? [] : [batchId],
          action: 'assign',
          count: doneCount,
        });
      },
    },
  );
  const sendMoves = ({ moves }: { moves: StudentMove[] }, send: Send) =>
    send(contract.managers.move, { body: { moves } });
  const movingBack = useWrite(sendMoves, { ...options, onDone: () => notify('group.undone') });
  const move = useWrite(sendMoves, {
    ...options,
    onDone({ verdicts, doneCount, refusedCount }, { moves }) {
      const isTaking = moves.every(({ to }) => to === null);
      const done = translate(isTaking ? 'group.taken' : 'group.split.done', doneCount);
      const text = refusedCount > 0 ? `${done} ${translate('group.split.refused', refusedCount)}` : done;
      const back = movesBack(moves, verdicts);
      if (back.length === 0) notify(text, { type: 'warning' });
      else
        notify(createElement(UndoToast, { text, onUndo: () => void movingBack.run({ moves: back }) }), {
          type: 'success',
        });
    },
  });
  return {
    /** What would happen. */
    plan: (manager: ManagerRef, studentIds: string[]) => plan.run({ manager, studentIds }),
    assign: assign.run,
    /** Moves students between managers, all in one call. */
    move: (moves: StudentMove[]) => move.run({ moves }),
    isMoving: move.isBusy,
  };
}
