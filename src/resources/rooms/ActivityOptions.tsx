import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { roomActivities } from '../../domain/choices.ts';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';

const any = '';

/** What happened to rooms in the period: without a choice, the period is the one in which they were used. */
export function ActivityOptions({ label, value = any, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'caption', fontWeight: 550 }}>
        {label}
      </FormLabel>
      <RadioGroup
        value={value}
        onChange={(_, activity) => onChange(activity === any ? undefined : activity)}
        aria-labelledby={id}
      >
        {[any, ...roomActivities].map(activity => (
          <FormControlLabel
            key={activity}
            value={activity}
            control={<Radio size="small" />}
            label={translate(activity === any ? 'rooms.anyActivity' : `choices.roomActivity.${activity}`)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
