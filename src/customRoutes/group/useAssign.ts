import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { AnswerOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { stepsBack } from '../../domain/stepsBack.ts';
import { UndoToast } from '../../engine/actions/UndoToast.tsx';
import { useProblemText } from '../../engine/useProblemText.ts';

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

/** Assigning and taking away, with the way back. */
export function useAssign() {
  const translate = useTranslate();
  const notify = useNotify();
  const problemText = useProblemText();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['api'] });

  const change = (manager: string, studentIds: string[], dryRun = false) =>
    send(contract.managers.assign, {
      params: { id: manager },
      body: { manageStudentList: studentIds, ...(dryRun ? { dryRun } : {}) },
    });
  const takeFrom = (manager: string, studentIds: string[]) =>
    send(contract.managers.unassign, { params: { id: manager }, body: { studentIdList: studentIds } });

  const guarded = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      notify(problemText(error), { type: 'error' });
      return null;
    } finally {
      void refresh();
    }
  };
  const tell = (text: string, undo: () => Promise<unknown>) =>
    notify(
      createElement(UndoToast, {
        text,
        onUndo: () =>
          void guarded(undo).then(done => {
            if (done !== null) notify('group.undone');
          }),
      }),
      { type: 'success' },
    );

  return {
    /** What would happen; null when it cannot be found out. */
    plan: (manager: ManagerRef, studentIds: string[]): Promise<AssignmentPlan | null> =>
      guarded(async () => {
        const { doneCount, replaced } = await change(manager.customerId, studentIds, true);
        return { manager, studentIds, doneCount, replaced };
      }),

    assign: ({ manager, studentIds }: Pick<AssignmentPlan, 'manager' | 'studentIds'>) =>
      guarded(async () => {
        const { verdicts, doneCount, replaced } = await change(manager.customerId, studentIds);
        const steps = stepsBack({ verdicts, replaced }, manager.customerId);
        tell(translate('group.assigned', { smart_count: doneCount, name: manager.name }), async () => {
          for (const { verb, managerId, customerIds } of steps)
            await (verb === 'assign' ? change : takeFrom)(managerId, customerIds);
        });
        return doneCount;
      }),

    /** Takes students from whoever has them. */
    unassign: (byManager: Map<string, string[]>) =>
      guarded(async () => {
        const taken: [string, string[]][] = [];
        for (const [manager, studentIds] of byManager) {
          const { verdicts } = await takeFrom(manager, studentIds);
          taken.push([manager, verdicts.filter(verdict => verdict.ok).map(verdict => verdict.customerId)]);
        }
        const count = taken.reduce((sum, [, ids]) => sum + ids.length, 0);
        tell(translate('group.taken', count), async () => {
          for (const [manager, ids] of taken) if (ids.length > 0) await change(manager, ids);
        });
        return count;
      }),
  };
}
