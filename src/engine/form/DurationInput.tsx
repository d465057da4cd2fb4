import { Box, FormControl, FormHelperText, FormLabel, InputAdornment, TextField } from '@mui/material';
import { FieldTitle, useInput, useResourceContext, useTranslate, ValidationError } from 'ra-core';
import { useId } from 'react';

interface Props {
  source: string;
  isRequired: boolean;
  maxHours: number;
}

/** Whole seconds, entered as hours and minutes. */
export function DurationInput({ source, isRequired, maxHours }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const id = useId();
  const { field, fieldState } = useInput({ source, isRequired });
  const seconds = Number(field.value) || 0;
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const change = (newHours: number, newMinutes: number) =>
    field.onChange(Math.max(0, newHours) * 3_600 + Math.max(0, newMinutes) * 60);
  const label = <FieldTitle source={source} resource={resource} isRequired={isRequired} />;

  const part = (unit: 'hours' | 'minutes', value: number, max: number, onChange: (value: number) => void) => (
    <TextField
      type="number"
      value={value}
      onChange={event => onChange(Math.floor(Number(event.target.value)) || 0)}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      slotProps={{
        htmlInput: {
          min: 0,
          max,
          inputMode: 'numeric',
          'aria-label': translate(`form.${unit}`),
          'aria-describedby': id,
        },
        input: { endAdornment: <InputAdornment position="end">{translate(`form.${unit}`)}</InputAdornment> },
      }}
    />
  );
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend">{label}</FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {part('hours', hours, maxHours, value => change(value, minutes))}
        {part('minutes', minutes, 59, value => change(hours, value))}
      </Box>
      <FormHelperText id={id}>
        {fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
      </FormHelperText>
    </FormControl>
  );
}
