import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import type { PermissionSet } from '../../../hooks/usePermissionSets.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

const calls = contract.managerRoles;

/** Asks before a role is deleted. */
export function DeleteRoleDialog({ role, onClose }: { role: PermissionSet; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useWrite(calls.delete, {
    invalidates: [calls.list],
    onDone() {
      notify('permissions.roles.deleted', { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={translate('permissions.roles.deleteTitle', { name: role.label })}
      text={translate('permissions.roles.deleteText')}
      confirmLabel={translate('permissions.roles.delete')}
      isDangerous
      change={remove}
      onConfirm={() => void remove.run({ params: { roleId: role.key } })}
      onClose={onClose}
    />
  );
}
