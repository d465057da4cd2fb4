import { FormControlLabel, Switch } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';

/** Filters for reasons that were handled. */
export function HandledOptions({ value, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={
        <Switch
          checked={String(value) === 'true'}
          onChange={event => onChange(event.target.checked ? 'true' : undefined)}
        />
      }
      label={translate('attention.onlyHandled')}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ gap: 1 }}
    />
  );
}
