import { Alert, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'ra-core';

export type DuringQuietHours = 'HOLD' | 'SEND';

interface Props {
  /** When they end, by the academy's clock. */
  until: string;
  /** Whether a time was chosen, which they are at. */
  isLater: boolean;
  value: DuringQuietHours;
  onChange: (value: DuringQuietHours) => void;
}

/** Quiet hours are in the way of a message: says so, and asks whether to wait. */
export function QuietChoice({ until, isLater, value, onChange }: Props) {
  const translate = useTranslate();
  const title = translate(isLater ? 'notices.quiet.later' : 'notices.quiet.now', { until });
  return (
    <Alert severity="warning" role="alert">
      {title}
      <RadioGroup
        aria-label={title}
        value={value}
        onChange={event => onChange(event.target.value as DuringQuietHours)}
        sx={{ mt: 0.5 }}
      >
        {(['HOLD', 'SEND'] as const).map(choice => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={translate(`notices.quiet.${choice}`, { until })}
          />
        ))}
      </RadioGroup>
    </Alert>
  );
}
