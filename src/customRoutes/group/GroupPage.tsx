import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { StudentMove } from '../../domain/splitEvenly.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { AssignBar } from './AssignBar.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { ManagerPane } from './ManagerPane.tsx';
import type { Selection } from './Selection.ts';
import { SplitButton } from './SplitButton.tsx';
import { StudentPane } from './StudentPane.tsx';
import { useAssign, type ManagerRef, type AssignmentPlan } from './useAssign.ts';

/** `/group`: managers on the left, students on the right; the selected students can be assigned here. */
export function GroupPage() {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [params, change] = useUrlState();
  const managerId = params.get('manager') ?? '';
  const [selected, setSelected] = useState<Selection>(new Map());
  const [plan, setPlan] = useState<AssignmentPlan | null>(null);
  const { plan: planFor, assign, move, isMoving } = useAssign();

  const choose = (id: string) => {
    setSelected(new Map());
    change({ manager: id }, { replace: true });
  };
  const startAssigning = async (manager: ManagerRef, studentIds: string[]) => {
    const made = await planFor(manager, studentIds);
    if (made === undefined) return;
    // Students without a manager are assigned without a confirmation, because no manager loses them.
    if (made.replaced.length === 0 && made.doneCount > 0) await confirm(made);
    else setPlan(made);
  };
  const confirm = async (made: AssignmentPlan) => {
    setPlan(null);
    if ((await assign(made)) !== undefined) setSelected(new Map());
  };
  const startMoving = async (moves: StudentMove[]) => {
    const isDone = (await move(moves)) !== undefined;
    if (isDone) setSelected(new Map());
    return isDone;
  };
  const take = () => {
    const byManager = new Map<string, string[]>();
    for (const [customerId, from] of selected)
      if (from !== null) byManager.set(from, [...(byManager.get(from) ?? []), customerId]);
    return startMoving([...byManager].map(([from, customerIds]) => ({ from, to: null, customerIds })));
  };

  return (
    <>
      <PageHeader screen="group" caption={translate(isPhone ? 'group.phoneCaption' : 'group.caption')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: '360px 1fr' },
          alignItems: 'start',
          alignContent: 'start',
          // The links below the page are out of sight from the beginning, rather than pushed out by what comes.
          minHeight: { md: 'calc(100dvh - 140px)' },
        }}
      >
        <ManagerPane
          chosen={managerId}
          onChoose={choose}
          selectedIds={[...selected.keys()]}
          onAssign={startAssigning}
        />
        <StudentPane
          managerId={managerId}
          selected={selected}
          onSelect={setSelected}
          onUnassign={() => void take()}
          split={<SplitButton selected={selected} isBusy={isMoving} onMove={startMoving} />}
        />
      </Box>
      <AssignBar selectedIds={[...selected.keys()]} onAssign={startAssigning} />
      {plan && (
        <AssignDialog plan={plan} onClose={() => setPlan(null)} onConfirm={() => void confirm(plan)} />
      )}
    </>
  );
}
