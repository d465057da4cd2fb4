import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { AssignmentPlan } from './useAssign.ts';

/** Says how many students leave which manager before they do. */
export function AssignDialog({
  plan,
  onClose,
  onConfirm,
}: {
  plan: AssignmentPlan;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const translate = useTranslate();
  const { manager, doneCount, replaced } = plan;
  const isNothing = doneCount === 0;
  return (
    <ConfirmDialog
      title={translate('group.replace.title', { smart_count: doneCount, name: manager.name })}
      text={
        isNothing ? (
          translate('group.alreadyThere', { name: manager.name })
        ) : (
          <>
            {translate('group.replace.text')}
            <Box component="ul" sx={{ pl: 2.5, mb: 0, color: 'text.primary' }}>
              {replaced.map(({ managerId, managerName, customerIds }) => (
                <li key={managerId}>
                  {translate('group.replace.leaves', { smart_count: customerIds.length, name: managerName })}
                </li>
              ))}
            </Box>
          </>
        )
      }
      confirmLabel={isNothing ? undefined : translate('group.replace.confirm', doneCount)}
      cancelLabel={translate(isNothing ? 'app.close' : 'app.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
