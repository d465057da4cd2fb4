import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isCalendarDate } from '../../domain/rules.ts';
import type { FilterOptionsProps } from '../../engine/list/definition.ts';

/** A day as a filter; it counts once it is a whole date. */
export function DateOptions({ value, onChange }: FilterOptionsProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value ?? '');
  const choose = (date: string) => {
    setTyped(date);
    if (date === '' || isCalendarDate(date)) onChange(date === '' ? undefined : date);
  };
  return (
    <TextField
      autoFocus
      type="date"
      value={typed}
      onChange={event => choose(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': translate('resources.rooms.fields.createdAt') } }}
    />
  );
}
