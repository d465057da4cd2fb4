import { Box, Button, Chip, FormHelperText, TextField } from '@mui/material';
import { tz } from '@date-fns/tz';
import { differenceInCalendarDays, formatISO, parseISO } from 'date-fns';
import { useTranslate, ValidationError } from 'ra-core';
import { useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { serverNow } from '../../clock/serverClock.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

interface DDay {
  name: string;
  date: string;
}
const parts = ['name', 'date'] as const;
const none: DDay = { name: '', date: '' };

/** A day that is counted down to: its name and its date, or none at all. */
export function DDayInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: source });
  const { errors: all } = useFormState();
  const isLost = fieldState.isDirty && all.root?.serverError !== undefined;
  const dDay = (field.value as DDay | null) ?? none;
  const errors = (fieldState.error ?? {}) as Partial<Record<keyof DDay, { message?: string }>>;
  const change = (part: keyof DDay, value: string) => {
    const changed = { ...dDay, [part]: value };
    // Where both are empty there is no such day.
    field.onChange(changed.name === '' && changed.date === '' ? null : changed);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {parts.map(part => (
        <TextField
          key={part}
          label={translate(`resources.profiles.fields.${source}.${part}`)}
          type={part === 'date' ? 'date' : 'text'}
          value={dDay[part]}
          onChange={event => change(part, event.target.value)}
          onBlur={field.onBlur}
          autoComplete="off"
          error={errors[part] !== undefined}
          helperText={errors[part]?.message && <ValidationError error={errors[part].message} />}
          {...(part === 'name' ? { inputRef: field.ref } : {})}
          slotProps={part === 'date' ? { inputLabel: { shrink: true } } : {}}
        />
      ))}
      {isLost && (
        <FormHelperText error sx={{ gridColumn: '1 / -1' }}>
          {translate('accounts.profile.dDayFailed')}
        </FormHelperText>
      )}
      {field.value !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, gridColumn: '1 / -1' }}>
          {dDay.date && <Countdown date={dDay.date} />}
          <Button size="small" color="inherit" onClick={() => field.onChange(null)}>
            {translate('accounts.profile.removeDDay')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Countdown({ date }: { date: string }) {
  const translate = useTranslate();
  const { timeZone } = useFormatContext();
  const [today] = useState(() => formatISO(serverNow(), { in: tz(timeZone), representation: 'date' }));
  const days = differenceInCalendarDays(parseISO(date), parseISO(today));
  if (Number.isNaN(days)) return null;
  const word = days > 0 ? 'daysLeft' : days === 0 ? 'today' : 'daysPast';
  return <Chip size="small" label={translate(`accounts.profile.${word}`, { days: Math.abs(days) })} />;
}
