import { Box, InputAdornment, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { limits } from '../../domain/limits.ts';
import type { ActionOptionsProps } from '../../engine/actions/action.ts';

/** The daily target that students get, in hours and minutes. */
export function TargetOptions({ value, onChange }: ActionOptionsProps) {
  const translate = useTranslate();
  const seconds = Number(value.targetSeconds ?? 0);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const set = (newHours: number, newMinutes: number) => {
    const most = limits.studyDay.hours * 60;
    onChange({ targetSeconds: Math.min(most, Math.max(0, newHours) * 60 + Math.max(0, newMinutes)) * 60 });
  };
  const part = (unit: 'hours' | 'minutes', shown: number, max: number, change: (value: number) => void) => (
    <TextField
      type="number"
      autoFocus={unit === 'hours'}
      value={shown}
      onChange={event => change(Math.floor(Number(event.target.value)) || 0)}
      slotProps={{
        htmlInput: { min: 0, max, inputMode: 'numeric', 'aria-label': translate(`form.${unit}`) },
        input: { endAdornment: <InputAdornment position="end">{translate(`form.${unit}`)}</InputAdornment> },
      }}
    />
  );
  return (
    <Box role="group" aria-label={translate('resources.students.fields.targetSeconds')}>
      <Typography variant="body2" sx={{ fontWeight: 550, mb: 0.75 }} aria-hidden>
        {translate('resources.students.fields.targetSeconds')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {part('hours', hours, limits.studyDay.hours, each => set(each, minutes))}
        {part('minutes', minutes, 59, each => set(hours, each))}
      </Box>
    </Box>
  );
}
