import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { ActionOptionsProps } from '../../engine/actions/action.ts';

/** The manager whom students are assigned to. */
export function AssignOptions({ value, onChange }: ActionOptionsProps) {
  const translate = useTranslate();
  const { data, isPending } = useApi(contract.managers.choices, {}, { staleTime: 60_000 });
  const options = data?.content ?? [];
  return (
    <Autocomplete
      options={options}
      loading={isPending}
      value={options.find(({ customerId }) => customerId === value.managerId) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ customerId }) => customerId}
      isOptionEqualToValue={(option, chosen) => option.customerId === chosen.customerId}
      onChange={(_, option) => onChange(option && { managerId: option.customerId })}
      renderInput={params => (
        <TextField {...params} autoFocus label={translate('resources.students.fields.managerName')} />
      )}
    />
  );
}
