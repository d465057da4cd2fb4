import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';

interface Option {
  id: string;
  label: string;
}

/** One of the academy's managers, or students without one. */
export function ManagerOptions({ value, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  const { data, isPending } = useApi(contract.managers.choices, {}, { staleTime: 60_000 });
  const options: Option[] = [
    { id: 'none', label: translate('accounts.students.withoutManager') },
    ...(data?.content.map(({ customerId, name }) => ({ id: customerId, label: name })) ?? []),
  ];
  return (
    <Autocomplete
      options={options}
      loading={isPending}
      value={options.find(option => option.id === value) ?? null}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_, option) => onChange(option?.id)}
      renderInput={params => (
        <TextField {...params} autoFocus label={translate('resources.students.fields.managerName')} />
      )}
    />
  );
}
