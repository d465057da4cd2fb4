import { TextField, type TextFieldProps } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Why something is corrected. */
export function ReasonField(field: TextFieldProps) {
  const translate = useTranslate();
  return <TextField multiline minRows={2} required label={translate('records.reason')} {...field} />;
}
