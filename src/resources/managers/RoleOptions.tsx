import { Autocomplete, TextField } from '@mui/material';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';
import { usePermissionSets } from '../../hooks/usePermissionSets.ts';

/** One of the academy's roles, or of the presets. */
export function RoleOptions({ label, autoFocus, value, onChange }: FilterOptionsProps) {
  const sets = usePermissionSets();
  const options = sets ?? [];
  return (
    <Autocomplete
      options={options}
      loading={sets === undefined}
      value={options.find(({ key }) => key === value) ?? null}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(option, chosen) => option.key === chosen.key}
      onChange={(_, option) => onChange(option?.key)}
      renderInput={params => <TextField {...params} autoFocus={autoFocus} label={label} />}
    />
  );
}
