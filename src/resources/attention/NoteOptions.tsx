import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { limits } from '../../domain/limits.ts';
import type { ActionOptionsProps } from '../../engine/actions/action.ts';

const { min, max } = limits.reason;

/** What came of it. Without this text nothing can be marked as handled. */
export function NoteOptions({ onChange }: ActionOptionsProps) {
  const translate = useTranslate();
  const [note, setNote] = useState('');
  const [isTouched, setTouched] = useState(false);
  const isValid = (text: string) => text.trim().length >= min && text.trim().length <= max;
  const isWrong = isTouched && !isValid(note);
  return (
    <TextField
      autoFocus
      required
      label={translate('actions.handle.note')}
      value={note}
      onChange={({ target }) => {
        setNote(target.value);
        onChange(isValid(target.value) ? { note: target.value.trim() } : {});
      }}
      onBlur={() => setTouched(true)}
      error={isWrong}
      helperText={isWrong ? translate('validation.reason') : ''}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );
}
