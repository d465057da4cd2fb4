import { InputAdornment } from '@mui/material';
import { useTranslate } from 'ra-core';
import { NumberInput } from 'ra-ui-materialui';
import { useIsDependencyOff } from './useIsDependencyOff.ts';

/** Whole minutes. */
export function MinutesInput({ source }: { source: string }) {
  const translate = useTranslate();
  const isIdle = useIsDependencyOff(source);
  return (
    <NumberInput
      source={source}
      isRequired
      helperText={false}
      margin="none"
      min={1}
      // What the field says while it means nothing is kept, not taken out of the form.
      slotProps={{
        htmlInput: { readOnly: isIdle, inputMode: 'numeric' },
        input: {
          endAdornment: <InputAdornment position="end">{translate('form.minutes')}</InputAdornment>,
        },
      }}
      sx={{ opacity: isIdle ? 0.55 : 1 }}
    />
  );
}
