import { TextField } from '@mui/material';
import { useState } from 'react';
import { isCalendarDate } from '../../domain/isCalendarDate.ts';
import type { FilterOptionsProps } from './definition.ts';

/** A day as a filter; it counts once it is a whole date. */
export function DayOptions({ label, autoFocus, value, onChange }: FilterOptionsProps) {
  const [typed, setTyped] = useState(value ?? '');
  const choose = (date: string) => {
    setTyped(date);
    if (date === '' || isCalendarDate(date)) onChange(date === '' ? undefined : date);
  };
  return (
    <TextField
      autoFocus={autoFocus}
      label={label}
      type="date"
      value={typed}
      onChange={event => choose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
