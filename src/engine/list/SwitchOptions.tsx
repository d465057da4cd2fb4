import { FormControlLabel, Switch } from '@mui/material';
import type { FilterOptionsProps } from './definition.ts';

/** Options of a filter that is on or off. */
export function SwitchOptions({ label, value, onChange }: FilterOptionsProps) {
  return (
    <FormControlLabel
      control={
        <Switch
          checked={String(value) === 'true'}
          onChange={event => onChange(event.target.checked ? 'true' : undefined)}
        />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ gap: 1 }}
    />
  );
}
