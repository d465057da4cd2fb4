import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useFieldArray } from 'react-hook-form';
import type { ManagerRole } from '../../domain/entities/managerRole.ts';
import { limits } from '../../domain/limits.ts';
import type { ContractForm } from '../../engine/form/standalone/useContractForm.ts';
import type { SingleSignOnValues } from './singleSignOnValues.ts';

interface Props {
  form: ContractForm<SingleSignOnValues>;
  roles: readonly ManagerRole[];
  mayChange: boolean;
}

/** Group, role and what removes them; on phones the role is below the group. */
const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
};

/** Which roles people get by their groups at the provider, and which one everyone else gets. */
export function SingleSignOnRoles({ form, roles, mayChange }: Props) {
  const translate = useTranslate();
  const words = (key: string, values?: object) => translate(`settings.singleSignOn.${key}`, values);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'groupRoles' });
  const { groupsClaim, groupRoles, roleId, createsManagers } = form.watch();
  const hasGroups = groupsClaim.trim() !== '' || fields.length > 0;
  const { helperText, ...claim } = form.field('groupsClaim');
  const options = roles.map(role => (
    <MenuItem key={role.roleId} value={role.roleId}>
      {role.name}
    </MenuItem>
  ));
  const field = (index: number, name: 'group' | 'roleId') => {
    const error = form.formState.errors.groupRoles?.[index]?.[name]?.message;
    return {
      ...form.register(`groupRoles.${index}.${name}`),
      error: error !== undefined,
      helperText: error && translate(error),
      disabled: !mayChange,
    };
  };
  return (
    <>
      <TextField
        {...claim}
        label={words('groupsClaim')}
        helperText={helperText ?? words('groupsClaimHelp')}
        disabled={!mayChange}
        fullWidth
      />
      {hasGroups && (
        <Box role="group" aria-label={words('groups')} sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {words('groupsText')}
          </Typography>
          {fields.map(({ id }, index) => (
            <Box key={id} sx={row}>
              <TextField label={words('group')} required {...field(index, 'group')} />
              <TextField
                select
                label={words('groupRole')}
                required
                {...field(index, 'roleId')}
                value={groupRoles[index]?.roleId ?? ''}
                sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 1, sm: 2 } }}
              >
                {options}
              </TextField>
              <IconButton
                aria-label={words('removeGroup', { group: groupRoles[index]?.group })}
                onClick={() => remove(index)}
                disabled={!mayChange}
                sx={{ mt: 3.25 }}
              >
                <X size={18} />
              </IconButton>
            </Box>
          ))}
          {roles.length === 0 ? (
            <Typography variant="caption" color="text.secondary">
              {words('noRoles')}
            </Typography>
          ) : (
            <Button
              startIcon={<Plus size={16} />}
              onClick={() => append({ group: '', roleId: '' })}
              disabled={!mayChange || fields.length >= limits.identityProvider.groupRoles.max}
              sx={{ justifySelf: 'start' }}
            >
              {words('addGroup')}
            </Button>
          )}
        </Box>
      )}
      {(createsManagers || fields.length > 0) && (
        <TextField
          select
          label={words(fields.length > 0 ? 'roleIdElse' : 'roleId')}
          {...form.field('roleId')}
          value={roleId ?? ''}
          onChange={({ target: { value } }) =>
            form.setValue('roleId', value === '' ? null : value, { shouldDirty: true })
          }
          disabled={!mayChange}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{words('noRole')}</MenuItem>
          {options}
        </TextField>
      )}
    </>
  );
}
