import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useManagerChoices } from '../../hooks/useManagerChoices.ts';

interface Props {
  /** A manager's id, `none` for students without one, null for everyone's. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Filters students by manager, on screens without list filters. */
export function ManagerSelect({ value, onChange }: Props) {
  const translate = useTranslate();
  const managers = useManagerChoices() ?? [];
  const label = translate('resources.students.fields.managerName');
  const options = [{ id: 'none', name: translate('accounts.students.withoutManager') }, ...managers];
  const chosen = options.find(({ id }) => id === value);
  return (
    <TextField
      select
      fullWidth
      value={chosen?.id ?? ''}
      onChange={event => onChange(event.target.value === '' ? null : event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label },
        select: {
          displayEmpty: true,
          renderValue: () => (chosen ? chosen.name : `${label} · ${translate('wall.all')}`),
        },
      }}
    >
      <MenuItem value="">{translate('wall.all')}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
