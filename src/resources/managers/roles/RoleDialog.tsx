import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import type { InferType } from 'yup';
import { contract } from '../../../contract/index.ts';
import { flag, shape } from '../../../domain/entities/fields.ts';
import { managerRoleName } from '../../../domain/entities/managerRole.ts';
import type { Permission } from '../../../domain/permissions.ts';
import { FormDialog } from '../../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import type { PermissionSet } from '../../../hooks/usePermissionSets.ts';
import { useWrite } from '../../../hooks/useWrite.ts';

const calls = contract.managerRoles;
const schema = shape({ name: managerRoleName, takeOver: flag });
type Values = InferType<typeof schema>;

interface Props {
  /** The role that is changed; a new one when absent. */
  role: PermissionSet | null;
  /** The permissions that are chosen in the editor. */
  permissions: readonly Permission[];
  onClose: () => void;
}

/** Saves the chosen permissions as a role, or renames a role and replaces its permissions with the chosen ones. */
export function RoleDialog({ role, permissions, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useContractForm<Values>({
    schema,
    defaultValues: { name: role?.label ?? '', takeOver: role === null },
  });
  const takesOver = form.watch('takeOver');
  const named = role === null || takesOver ? permissions : role.permissions;
  const options = {
    invalidates: [calls.list],
    onDone: () => notify('permissions.roles.saved', { type: 'success' }),
  };
  const create = useWrite(calls.create, options);
  const update = useWrite(calls.update, options);
  const save = ({ name, takeOver }: Values, version: number | undefined) => {
    const body = { name, permissions: [...(takeOver || role === null ? permissions : role.permissions)] };
    return role === null
      ? create.write({ body })
      : update.write({ params: { roleId: role.key }, body, version: version! });
  };
  return (
    <FormDialog
      title={translate(role === null ? 'permissions.roles.saveTitle' : 'permissions.roles.editTitle')}
      form={form}
      save={save}
      version={role?.version}
      place={`managerRole/${role?.key ?? 'new'}`}
      submitLabel={translate('permissions.roles.save')}
      onClose={onClose}
    >
      <TextField label={translate('permissions.roles.name')} required {...form.field('name')} />
      <Typography variant="caption" color="text.secondary">
        {named.length === 0
          ? translate('permissions.presets.none')
          : named.map(permission => translate(`permissions.names.${permission}`)).join(', ')}
      </Typography>
      {role !== null && (
        <FormControlLabel
          control={<Checkbox {...form.register('takeOver')} />}
          label={translate('permissions.roles.takeOver')}
        />
      )}
    </FormDialog>
  );
}
