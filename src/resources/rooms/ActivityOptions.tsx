import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { roomActivities } from '../../domain/choices.ts';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';

const any = '';

/** What happened to rooms in the period: without a choice, the period is the one in which they were used. */
export function ActivityOptions({ value = any, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  return (
    <RadioGroup
      value={value}
      onChange={(_, activity) => onChange(activity === any ? undefined : activity)}
      aria-label={translate('resources.roomHistories.fields.activity')}
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
  );
}
