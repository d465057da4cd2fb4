import { FormHelperText, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput, useTranslate } from 'ra-core';
import { weekdays, type Weekday } from '../../domain/choices.ts';
import { Labelled } from '../../engine/form/Labelled.tsx';

/** The days of the week on which attendance counts. */
export function StudyDaysInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  return (
    <Labelled source={source} error={fieldState.error?.message}>
      <ToggleButtonGroup
        size="small"
        color="primary"
        value={field.value ?? []}
        // Always in the order of the week, so that putting one back is no change.
        onChange={(_, chosen: Weekday[]) => field.onChange(weekdays.filter(day => chosen.includes(day)))}
        sx={{ maxWidth: 480 }}
        fullWidth
      >
        {weekdays.map(day => (
          <ToggleButton key={day} value={day} sx={{ minHeight: 40, px: 0.5 }}>
            {translate(`choices.weekday.${day}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText sx={{ mx: 0 }}>{translate('settings.info.studyDays')}</FormHelperText>
    </Labelled>
  );
}
