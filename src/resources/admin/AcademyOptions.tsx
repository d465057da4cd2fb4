import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';

/** More than anyone reads through, and few enough to be drawn at once however many academies there are. */
const filterOptions = createFilterOptions<{ title: string; groupId: string }>({ limit: 50 });

/** One of the academies. */
export function AcademyOptions({
  value,
  onChange,
  label,
  disabled = false,
}: Omit<FilterOptionsProps, 'label' | 'autoFocus'> & { label?: string; disabled?: boolean }) {
  const translate = useTranslate();
  const { data, isPending } = useApi(contract.adminStudents.academies, {});
  const academies = data?.content ?? [];
  return (
    <Autocomplete
      options={academies}
      filterOptions={filterOptions}
      loading={isPending}
      disabled={disabled}
      value={academies.find(({ groupId }) => groupId === value) ?? null}
      onChange={(_, academy) => onChange(academy?.groupId)}
      getOptionLabel={({ title, groupId }) => `${title} (${groupId})`}
      getOptionKey={({ groupId }) => groupId}
      isOptionEqualToValue={(a, b) => a.groupId === b.groupId}
      renderInput={params => (
        <TextField {...params} label={label ?? translate('resources.academies.name', 1)} />
      )}
    />
  );
}
