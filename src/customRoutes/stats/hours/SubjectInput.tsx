import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { limits } from '../../../domain/limits.ts';
import { useDebounced } from '../../../hooks/useDebounced.ts';

/** Whose hours are shown, if not everyone's. */
interface Subject {
  kind: 'room' | 'student';
  id: string;
  title: string;
  subtitle?: string;
}

interface Props {
  value: Subject | null;
  onChange: (value: Subject | null) => void;
}

/** A room or a student, searched for on the server. */
export function SubjectInput({ value, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const isSearching = text.length >= limits.searchText.min && text !== value?.title;
  const { data, isFetching } = useApi(
    contract.session.search,
    { query: { text } },
    { enabled: isSearching, placeholderData: before => before },
  );
  const options: Subject[] = isSearching
    ? (data?.content ?? []).flatMap(({ kind, ...rest }) =>
        kind === 'room' || kind === 'student' ? [{ kind, ...rest }] : [],
      )
    : [];
  return (
    <Autocomplete
      options={options}
      filterOptions={found => found}
      loading={isFetching}
      loadingText={translate('stats.hours.searching')}
      noOptionsText={translate(isSearching ? 'stats.hours.noSubject' : 'stats.hours.search')}
      value={value}
      onChange={(_, next) => onChange(next)}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      openText={translate('stats.hours.subject')}
      closeText={translate('app.close')}
      clearText={translate('wall.all')}
      renderOption={({ key, ...props }, { kind, title, subtitle }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {title}
          </Box>
          <Typography component="span" variant="caption" color="text.secondary" noWrap>
            {kind === 'room' ? translate('resources.rooms.name', 1) : subtitle}
          </Typography>
        </Box>
      )}
      renderInput={params => (
        <TextField
          {...params}
          placeholder={translate('stats.hours.subject')}
          inputProps={{ ...params.inputProps, 'aria-label': translate('stats.hours.subject') }}
        />
      )}
    />
  );
}
