import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useInput, useRecordContext, useTranslate, ValidationError } from 'ra-core';
import { Labelled } from '../../engine/form/Labelled.tsx';

/** Emptied is being typed, not taken away. */
const asItIs = (value: unknown) => value;
const choices = ['keep', 'set', 'remove'] as const;

/** A room's password, which cannot be read: it is kept, replaced or removed. */
export function PasswordInput({ source }: { source: string }) {
  const translate = useTranslate();
  const room = useRecordContext();
  const { field, fieldState } = useInput({ source, defaultValue: undefined, format: asItIs, parse: asItIs });
  const value = field.value as string | null | undefined;
  const choice = value === undefined ? 'keep' : value === null ? 'remove' : 'set';
  const valueOf = { keep: undefined, set: '', remove: null } as const;
  return (
    <Labelled source={source} error={choice === 'set' ? undefined : fieldState.error?.message}>
      <RadioGroup
        row
        value={choice}
        onChange={event => field.onChange(valueOf[event.target.value as keyof typeof valueOf])}
      >
        {choices
          .filter(each => each !== 'remove' || room?.passwordSet)
          .map(each => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio size="small" />}
              label={translate(`rooms.form.password.${each}`)}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          ))}
      </RadioGroup>
      {choice === 'set' && (
        <TextField
          autoFocus
          label={translate('rooms.form.password.value')}
          value={value}
          onChange={event => field.onChange(event.target.value)}
          autoComplete="new-password"
          error={fieldState.invalid}
          helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
          sx={{ mt: 1, maxWidth: 280 }}
        />
      )}
    </Labelled>
  );
}
