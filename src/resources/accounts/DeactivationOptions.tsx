import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { serverNow } from '../../clock/serverClock.ts';
import { shiftDate } from '../../domain/studyDay.ts';
import type { ActionOptionsProps } from '../../engine/actions/action.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

/** Now, or from the start of a later day on. */
export function DeactivationOptions({ onChange }: ActionOptionsProps) {
  const translate = useTranslate();
  const { timeZone } = useFormatContext();
  const [tomorrow] = useState(() =>
    shiftDate(formatISO(serverNow(), { in: tz(timeZone), representation: 'date' }), 1),
  );
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState(tomorrow);
  const choose = (later: boolean, on: string) => {
    setLater(later);
    setDay(on);
    onChange(later ? (on >= tomorrow ? { deactivateOn: on } : null) : {});
  };
  const isPast = isLater && day < tomorrow;
  return (
    <div>
      <RadioGroup
        row
        aria-label={translate('actions.deactivate.label')}
        value={isLater ? 'later' : 'now'}
        onChange={event => choose(event.target.value === 'later', day)}
      >
        <FormControlLabel
          value="now"
          control={<Radio size="small" />}
          label={translate('actions.deactivate.now')}
        />
        <FormControlLabel
          value="later"
          control={<Radio size="small" />}
          label={translate('actions.deactivate.later')}
        />
      </RadioGroup>
      {isLater && (
        <TextField
          type="date"
          label={translate('actions.deactivate.on')}
          value={day}
          onChange={event => choose(true, event.target.value)}
          error={isPast}
          helperText={isPast ? translate('validation.futureDate') : ''}
          slotProps={{ htmlInput: { min: tomorrow }, inputLabel: { shrink: true } }}
          sx={{ mt: 1.5 }}
        />
      )}
    </div>
  );
}
