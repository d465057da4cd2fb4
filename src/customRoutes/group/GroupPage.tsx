import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { GroupStudent } from '../../domain/entities/account.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { AssignBar } from './AssignBar.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { ManagerPane } from './ManagerPane.tsx';
import { StudentPane } from './StudentPane.tsx';
import { useAssign, type ManagerRef, type AssignmentPlan } from './useAssign.ts';

/** `/group`: managers on the left, students on the right; the selected students can be assigned here. */
export function GroupPage() {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [params, change] = useUrlState();
  const managerId = params.get('manager') ?? '';
  const [selected, setSelected] = useState<ReadonlyMap<string, GroupStudent>>(new Map());
  const [plan, setPlan] = useState<AssignmentPlan | null>(null);
  const { plan: planFor, assign, unassign } = useAssign();

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
  const take = async () => {
    const byManager = new Map<string, string[]>();
    for (const { customerId, managerId: of } of selected.values())
      if (of !== null) byManager.set(of, [...(byManager.get(of) ?? []), customerId]);
    if ((await unassign(byManager)) !== undefined) setSelected(new Map());
  };

  return (
    <>
      <PageHeader screen="group" caption={translate(isPhone ? 'group.phoneCaption' : 'group.caption')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '360px 1fr' }, alignItems: 'start' }}>
        <ManagerPane
          chosen={managerId}
          onChoose={choose}
          selectedIds={[...selected.keys()]}
          onAssign={startAssigning}
        />
        <StudentPane managerId={managerId} selected={selected} onSelect={setSelected} onUnassign={take} />
      </Box>
      <AssignBar selectedIds={[...selected.keys()]} onAssign={startAssigning} />
      {plan && (
        <AssignDialog plan={plan} onClose={() => setPlan(null)} onConfirm={() => void confirm(plan)} />
      )}
    </>
  );
}
