import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { limits } from '../domain/limits.ts';

/** A search of students outside of a list; one character is too few, as there (specification, section 5). */
export function StudentSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const isTooShort = value.trim().length === 1;
  const label = translate('group.searchStudents');
  return (
    <TextField
      type="search"
      fullWidth
      value={value}
      onChange={event => onChange(event.target.value)}
      placeholder={label}
      error={isTooShort}
      helperText={isTooShort ? translate('validation.searchText') : ''}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: limits.searchText.max } }}
    />
  );
}
