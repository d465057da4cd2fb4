import { TextField, type TextFieldProps } from '@mui/material';
import { limits } from '../../../domain/limits.ts';

/** Six digits that are typed, or put in by the phone that received them. */
export const CodeField = (props: TextFieldProps) => (
  <TextField
    autoComplete="one-time-code"
    {...props}
    slotProps={{
      htmlInput: { inputMode: 'numeric', maxLength: limits.phoneCode.digits, pattern: '[0-9]*' },
    }}
    sx={{ '& input': { letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' } }}
  />
);
