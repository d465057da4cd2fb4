import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ActionOptionsProps } from '../../engine/actions/action.ts';
import { useManagerChoices } from '../../hooks/useManagerChoices.ts';

/** The manager whom students are assigned to. */
export function AssignOptions({ value, onChange }: ActionOptionsProps) {
  const translate = useTranslate();
  const managers = useManagerChoices();
  const options = managers ?? [];
  return (
    <Autocomplete
      options={options}
      loading={managers === undefined}
      value={options.find(({ id }) => id === value.managerId) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_, option) => onChange(option && { managerId: option.id })}
      renderInput={params => (
        <TextField {...params} autoFocus label={translate('resources.students.fields.managerName')} />
      )}
    />
  );
}
