import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';
import { useManagerChoices } from '../../hooks/useManagerChoices.ts';
import { listInPlace } from '../../ui/listInPlace.ts';

interface Option {
  id: string;
  label: string;
}

/** One of the academy's managers, or students without one. */
export function ManagerOptions({ autoFocus, value, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  const managers = useManagerChoices();
  const options: Option[] = [
    { id: 'none', label: translate('accounts.students.withoutManager') },
    ...(managers ?? []).map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <Autocomplete
      options={options}
      {...(autoFocus && listInPlace)}
      loading={managers === undefined}
      value={options.find(option => option.id === value) ?? null}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_, option) => onChange(option?.id)}
      renderInput={params => (
        <TextField
          {...params}
          autoFocus={autoFocus}
          label={translate('resources.students.fields.managerName')}
        />
      )}
    />
  );
}
