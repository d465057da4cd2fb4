import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { limits } from '../../domain/limits.ts';
import type { ActionOptionsProps } from '../../engine/actions/action.ts';

/** The memo that students get. */
export function MemoOptions({ value, onChange }: ActionOptionsProps) {
  const translate = useTranslate();
  return (
    <TextField
      autoFocus
      multiline
      minRows={3}
      label={translate('resources.students.fields.memo')}
      value={value.memo ?? ''}
      onChange={event => onChange({ memo: event.target.value })}
      slotProps={{ htmlInput: { maxLength: limits.memo.max } }}
    />
  );
}
