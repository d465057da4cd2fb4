import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { wallTimeOf } from '../../../domain/wallTime.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { useServerNow } from '../../../clock/useServerNow.ts';

interface Props {
  wall: string | null;
  onChange: (wall: string | null) => void;
  error: string | undefined;
}

const hourMs = 3_600_000;

/** Now, or at a time by the academy's clock. */
export function WhenInput({ wall, onChange, error }: Props) {
  const translate = useTranslate();
  const { timeZone } = useFormatContext();
  const labelId = useId();
  const now = useServerNow(true);
  const inAnHour = now && wallTimeOf(new Date(now.getTime() + hourMs), timeZone);
  return (
    <FormControl component="fieldset">
      <FormLabel id={labelId} component="legend">
        {translate('notices.when.label')}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={wall === null ? 'now' : 'later'}
        onChange={event => onChange(event.target.value === 'now' ? null : (inAnHour ?? ''))}
      >
        {(['now', 'later'] as const).map(choice => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={translate(`notices.when.${choice}`)}
          />
        ))}
      </RadioGroup>
      {wall !== null && (
        <Box sx={{ mt: 1.5 }}>
          <TextField
            type="datetime-local"
            required
            label={translate('resources.notifications.fields.scheduledAt')}
            value={wall}
            onChange={event => onChange(event.target.value)}
            error={error !== undefined}
            helperText={error ? translate(error) : translate('notices.zone', { zone: timeZone })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: now ? { min: wallTimeOf(now, timeZone) } : {},
            }}
          />
        </Box>
      )}
    </FormControl>
  );
}
