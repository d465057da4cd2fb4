import { Box, IconButton, InputAdornment, MenuItem, Select, TextField } from '@mui/material';
import { Search, X } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { useChangeFilters } from './turns/useChangeFilters.ts';

const { min } = limits.searchText;
const waitMs = 350;

/** Searches while typing, from two characters on; one character says that it is too short. */
export function SearchBox({ fields, resource }: { fields: readonly string[]; resource: string }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  const applied = (filterValues.searchText as string | undefined) ?? '';
  const searchType = (filterValues.searchType as string | undefined) ?? 'all';
  const [text, setText] = useState(applied);
  const typed = text.trim();

  const apply = (searchText: string, type = searchType) =>
    changeFilters(values => ({
      ...values,
      searchText,
      searchType: searchText === '' || type === 'all' ? undefined : type,
    }));

  // The text follows filters that are set elsewhere, and never what was typed a moment ago.
  const [seen, setSeen] = useState(applied);
  const [sent, setSent] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== sent) {
      setText(applied);
      setSent(applied);
    }
  }
  const applyTyped = useEffectEvent((wanted: string) => {
    if (wanted === applied || (wanted !== '' && wanted.length < min)) return;
    setSent(wanted);
    apply(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(applyTyped, waitMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const isTooShort = typed.length > 0 && typed.length < min;

  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
      <TextField
        type="search"
        value={text}
        onChange={event => setText(event.target.value)}
        placeholder={translate('list.search')}
        error={isTooShort}
        helperText={isTooShort ? translate('validation.searchText') : ''}
        slotProps={{
          htmlInput: { 'aria-label': translate('list.search'), maxLength: limits.searchText.max },
          formHelperText: { role: 'status' },
          input: {
            startAdornment: (
              <InputAdornment position="start" sx={{ mr: 0.5 }}>
                <Search size={16} aria-hidden />
                <Select
                  variant="standard"
                  disableUnderline
                  value={searchType}
                  onChange={event => apply(typed.length >= min ? typed : '', event.target.value)}
                  inputProps={{ 'aria-label': translate('list.searchIn') }}
                  sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}
                >
                  {['all', ...fields].map(field => (
                    <MenuItem key={field} value={field}>
                      {field === 'all'
                        ? translate('list.searchAll')
                        : translateLabel({ source: field, resource })}
                    </MenuItem>
                  ))}
                </Select>
              </InputAdornment>
            ),
            endAdornment: text !== '' && (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={translate('list.clearSearch')}
                  onClick={() => setText('')}
                >
                  <X size={15} aria-hidden />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      />
    </Box>
  );
}
