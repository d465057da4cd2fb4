import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { contract } from '../../../contract/index.ts';
import { FormProblem } from '../../../engine/form/standalone/FormProblem.tsx';
import type { PermissionSet } from '../../../hooks/usePermissionSets.ts';
import { useWrite } from '../../../hooks/useWrite.ts';

const calls = contract.managerRoles;

/** Asks before a role is deleted. */
export function DeleteRoleDialog({ role, onClose }: { role: PermissionSet; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const { run, isBusy, problemText } = useWrite(calls.delete, {
    invalidates: [calls.list],
    onDone() {
      notify('permissions.roles.deleted', { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        {translate('permissions.roles.deleteTitle', { name: role.label })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FormProblem text={problemText} />
        <Typography color="text.secondary">{translate('permissions.roles.deleteText')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {translate('app.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={isBusy}
          onClick={() => void run({ params: { roleId: role.key } })}
        >
          {translate('permissions.roles.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
