import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { limits } from '../../domain/limits.ts';

interface Props {
  value: string;
  onSearch: (text: string) => void;
}

/** Looks for people as it is typed into, from two characters on (specification, section 5). */
export function SearchInput({ value, onSearch }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const text = typed.trim();
  const isTooShort = text !== '' && text.length < limits.searchText.min;
  return (
    <TextField
      type="search"
      value={typed}
      onChange={event => {
        setTyped(event.target.value);
        const wanted = event.target.value.trim();
        const next = wanted.length < limits.searchText.min ? '' : wanted;
        if (next !== value) onSearch(next);
      }}
      placeholder={translate('stats.search')}
      error={isTooShort}
      helperText={isTooShort ? translate('validation.searchText') : ''}
      sx={{ width: { xs: 1, sm: 220 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('stats.search'), maxLength: limits.searchText.max },
      }}
    />
  );
}
