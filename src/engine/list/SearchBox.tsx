import { Box, IconButton, InputAdornment, MenuItem, Select, TextField } from '@mui/material';
import { Search, X } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useEffect, useState } from 'react';
import { useDebouncedCallback } from '../useDebouncedCallback.ts';
import { limits } from '../../domain/limits.ts';
import { withoutUnset } from './filters.ts';

const { min } = limits.searchText;
const waitMs = 350;

/** Searches while typing, from two characters on; one character says that it is too short. */
export function SearchBox({ fields, resource }: { fields: readonly string[]; resource: string }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { filterValues, setFilters } = useListContext();
  const applied = (filterValues.searchText as string | undefined) ?? '';
  const searchType = (filterValues.searchType as string | undefined) ?? 'all';
  const [text, setText] = useState(applied);
  useEffect(() => setText(applied), [applied]);

  const apply = (searchText: string, type = searchType) =>
    setFilters(
      withoutUnset({
        ...filterValues,
        searchText,
        searchType: searchText === '' || type === 'all' ? undefined : type,
      }),
    );
  const applyLater = useDebouncedCallback((typed: string) => {
    if (typed.length === 0 || typed.length >= min) apply(typed);
  }, waitMs);
  const change = (typed: string) => {
    setText(typed);
    applyLater(typed.trim());
  };
  const isTooShort = text.trim().length > 0 && text.trim().length < min;

  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' } }}>
      <TextField
        type="search"
        value={text}
        onChange={event => change(event.target.value)}
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
                  onChange={event => apply(text.trim().length >= min ? text.trim() : '', event.target.value)}
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
                  onClick={() => change('')}
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
